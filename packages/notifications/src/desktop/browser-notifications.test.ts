import { afterEach, describe, expect, it, vi } from 'vitest';
import { askForNotifications, notificationPermission, showNotification } from './browser-notifications.dom.js';
import { createTabSpeaker } from './tab-speaker.dom.js';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('notifications of the browser', () => {
  it('are asked for and shown, and lead to what they are about', async () => {
    const shown: [string, NotificationOptions][] = [];
    const made: EventTarget[] = [];
    class Recorded extends EventTarget {
      static permission: NotificationPermission = 'default';
      static async requestPermission(): Promise<NotificationPermission> {
        return (Recorded.permission = 'granted');
      }
      readonly close = vi.fn<() => void>();
      constructor(title: string, options: NotificationOptions) {
        super();
        shown.push([title, options]);
        made.push(this);
      }
    }
    vi.stubGlobal('Notification', Recorded);
    vi.stubGlobal('window', { focus: vi.fn<() => void>() });
    expect([notificationPermission(), await askForNotifications(), notificationPermission()]).toEqual([
      'default',
      'granted',
      'granted',
    ]);
    const press = vi.fn<() => void>();
    showNotification('Bo liked your post', { tag: '1' }, press);
    expect(shown).toEqual([['Bo liked your post', { tag: '1' }]]);
    made[0]?.dispatchEvent(new Event('click'));
    expect(press).toHaveBeenCalledOnce();
  });

  class Refusing {
    static readonly permission: NotificationPermission = 'granted';
    static readonly requestPermission = refuse;
    constructor() {
      refuse();
    }
  }

  it.each([
    ['refused', Refusing, 'granted'],
    ['missing', undefined, null],
  ] as const)('that are %s throw nothing', async (_, notifications, permission) => {
    vi.stubGlobal('Notification', notifications);
    expect([notificationPermission(), await askForNotifications()]).toEqual([permission, permission]);
    expect(() => showNotification('Bo liked your post', {}, refuse)).not.toThrow();
  });
});

it.each([
  ['absent', undefined],
  ['refused at once', { request: refuse }],
  ['refused later', { request: async () => refuse() }],
])('every tab speaks where locks are %s, until it stops', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const speaker = createTabSpeaker('mara');
  await vi.waitFor(() => expect(speaker.isSpeaker()).toBe(true));
  speaker.stop();
  expect(speaker.isSpeaker()).toBe(false);
});

it('the tab that has the lock speaks alone', async () => {
  let grant = (): unknown => undefined;
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: LockOptions, work: () => unknown) => (grant = work) && new Promise(() => {}) },
  });
  const speaker = createTabSpeaker('mara');
  await Promise.resolve();
  expect(speaker.isSpeaker()).toBe(false);
  void grant();
  expect(speaker.isSpeaker()).toBe(true);
});

it('the tab stops speaking when the browser takes its lock, and waits for another', async () => {
  const grants: (() => unknown)[] = [];
  let take = (): void => undefined;
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: LockOptions, work: () => unknown) => {
        grants.push(work);
        return new Promise((_resolve, reject) => (take = () => reject(new DOMException('gone', 'AbortError'))));
      },
    },
  });
  const speaker = createTabSpeaker('mara');
  void grants[0]?.();
  expect(speaker.isSpeaker()).toBe(true);
  take();
  await vi.waitFor(() => expect(speaker.isSpeaker()).toBe(false));
  await vi.waitFor(() => expect(grants).toHaveLength(2));
  void grants[1]?.();
  expect(speaker.isSpeaker()).toBe(true);
  speaker.stop();
});
