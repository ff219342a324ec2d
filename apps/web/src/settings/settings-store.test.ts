import { beforeEach, describe, expect, it } from 'vitest';
import { createSettingsStore, unsentIn } from './settings-store.js';

const DEVICE = 'rookery:settings';
const MARA = 'rookery:settings:mara@tram.example';

let texts: Map<string, string>;
const items = { read: (key: string) => texts.get(key) ?? null, write: (key: string, text: string) => void texts.set(key, text) };
const open = (accountId: string | null = 'mara@tram.example') => createSettingsStore(items, accountId);
const storedUnder = (key: string) => JSON.parse(texts.get(key) ?? 'null') as unknown;

beforeEach(() => void (texts = new Map()));

describe('createSettingsStore', () => {
  it('[HINT-08] keeps a setting where its row says', () => {
    const store = open();
    store.change({ theme: 'dark', showReplies: false });
    expect(storedUnder(DEVICE)).toEqual({ theme: 'dark' });
    expect(storedUnder(MARA)).toEqual({ showReplies: false, unsent: ['showReplies'] });
    expect(store.store.get().settings).toMatchObject({ theme: 'dark', showReplies: false });
  });

  it('[HINT-08] keeps everything of a visitor on the device', () => {
    open(null).change({ theme: 'dark', showReplies: false });
    expect(storedUnder(DEVICE)).toEqual({ theme: 'dark', showReplies: false });
    expect(texts.size).toBe(1);
  });

  it('begins an account with the settings of the device, and leaves those alone', () => {
    texts.set(DEVICE, '{"theme":"dark","showReplies":false,"undoSendSeconds":30}');
    const store = open();
    expect(store.store.get().settings).toMatchObject({ showReplies: false, undoSendSeconds: 30 });
    store.change({ undoSendSeconds: undefined });
    expect(store.store.get().settings).toMatchObject({ showReplies: false, undoSendSeconds: 5 });
    expect(storedUnder(DEVICE)).toMatchObject({ undoSendSeconds: 30 });
    expect(storedUnder(MARA)).toEqual({ showReplies: false, unsent: ['undoSendSeconds'] });
  });

  it('[HINT-08] leaves the keys of other versions where they are', () => {
    texts.set(DEVICE, '{"later":{"a":1}}');
    texts.set(MARA, '{"tomorrow":[1],"homeStart":"elsewhere"}');
    const store = open();
    expect(store.store.get().settings.homeStart).toBe('offer');
    store.change({ theme: 'light', pagedLists: true });
    expect(storedUnder(DEVICE)).toEqual({ later: { a: 1 }, theme: 'light' });
    expect(storedUnder(MARA)).toMatchObject({ tomorrow: [1], homeStart: 'elsewhere', pagedLists: true });
  });

  it('shows each account its own', () => {
    const store = open();
    store.change({ showReplies: false });
    store.read('ines@mar.example');
    expect(store.store.get().settings.showReplies).toBe(true);
    store.read('mara@tram.example');
    expect(store.store.get().settings.showReplies).toBe(false);
  });

  it('[HINT-08] applies the preferences of the server where the reader has chosen nothing', () => {
    const store = open();
    store.updateAccount(stored => ({ ...stored, defaults: { displayMedia: 'hide_all', homeStart: 7 } }));
    expect(store.store.get().settings).toMatchObject({ displayMedia: 'hide_all', homeStart: 'offer' });
    store.change({ displayMedia: 'default' });
    expect(store.store.get().settings.displayMedia).toBe('default');
    store.change({ displayMedia: undefined });
    expect(store.store.get().settings.displayMedia).toBe('hide_all');
  });

  it('works where nothing can be stored', () => {
    const store = createSettingsStore({ read: () => null, write: () => undefined }, 'mara@tram.example');
    store.change({ showReplies: false, theme: 'dark' });
    store.change({ pagedLists: true });
    expect(store.store.get().settings).toMatchObject({ showReplies: false, theme: 'dark', pagedLists: true });
  });

  it.each(['null', '[]', '{"unsent":7}', '{"unsent":[7,null]}', '{"defaults":[1]}', '{"__proto__":1}', '{'])(
    'reads a damaged text %j',
    text => {
      texts.set(MARA, text);
      const { account, settings } = open().store.get();
      expect(unsentIn(account ?? {})).toEqual([]);
      expect(settings.undoSendSeconds).toBe(5);
    },
  );
});
