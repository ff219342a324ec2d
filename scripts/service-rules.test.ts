import { expect, it } from 'vitest';
import { serviceFaults } from './service-rules.ts';

const faultsIn = (text: string, path = 'packages/timeline/src/place/tab-names.ts') => serviceFaults([{ path, text }]);

it.each([
  'const { locks } = navigator;',
  "navigator.locks.request('a', work);",
  'const { clipboard } = globalThis.navigator ?? {};',
  "...('share' in navigator && { share }),",
  'await globalThis.navigator?.clipboard?.writeText(text);',
  'void navigator.storage.estimate();',
  'navigator.serviceWorker.register(address);',
  'navigator.mediaSession.metadata = null;',
  'read(navigator);',
  "localStorage.getItem('a');",
  "window['sessionStorage'].clear();",
  'const channel = new BroadcastChannel(name);',
  "const { openDB } = await import('idb');",
  "import { openDB } from 'idb';",
  'indexedDB.open(name);',
  'document.cookie = text;',
  "new Notification('Hello');",
  'const answer = await Notification.requestPermission();',
  'void element.requestFullscreen();',
  'document.exitPictureInPicture();',
  'await caches.open(name);',
  'new Worker(address);',
  'const id = crypto.randomUUID();',
  'const { randomUUID } = globalThis.crypto;',
])('finds the service in %j', text => {
  expect(faultsIn(text)).toHaveLength(1);
  expect(faultsIn(text, 'packages/timeline/src/place/tab-names.test.ts')).toEqual([]);
});

it.each([
  'const wanted = chooseLocale(settings, navigator.languages);',
  'const { languages } = navigator;',
  'const { connection } = (view.navigator ?? {}) as Saving;',
  "readonly navigator: Pick<Navigator, 'onLine'>;",
  'readonly navigator?: unknown;',
  "import type { DBSchema } from 'idb';",
  "import type { Notification } from '@rookery/api-client';",
  'const shown = await client.Notification.list();',
  '// Reading localStorage throws.',
  '/* navigator.clipboard */',
])('allows %j', text => {
  expect(faultsIn(text)).toEqual([]);
});

it('allows each service in the file that guards it alone', () => {
  const text = "localStorage.getItem('a'); navigator.clipboard.writeText('a');";
  expect(faultsIn(text, 'packages/ui/src/copy-field/hand-over.dom.ts')).toEqual([
    'packages/ui/src/copy-field/hand-over.dom.ts:1 uses site data, which a browser can refuse, unguarded',
  ]);
  expect(faultsIn(text, 'packages/api-client/src/session/browser-storage.dom.ts')).toEqual([
    'packages/api-client/src/session/browser-storage.dom.ts:1 uses navigator.clipboard, which a browser can refuse, unguarded',
  ]);
});
