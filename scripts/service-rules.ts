import { layerOf } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

const ofTheClient = 'packages/api-client/src/session/browser-storage.dom.ts';
const ofTheParts = 'packages/ui/src/copy-field/hand-over.dom.ts';
const ofTheApp = 'apps/web/src/storage/browser-services.dom.ts';
const ofThePageOfTheWorker = 'apps/web/src/worker/page-worker.dom.ts';
const ofLaterPages = 'apps/web/src/worker/later-worker.dom.ts';
/** They run where there are caches. */
const workers = ['apps/web/src/worker/service-worker.ts', 'apps/web/src/worker/no-service-worker.ts'];
const ofNotifications = {
  badge: 'packages/notifications/src/unread/icon-count.dom.ts',
  shown: 'packages/notifications/src/desktop/browser-notifications.dom.ts',
};
/** The players import no other package. */
const ofThePlayers = {
  storage: 'packages/media-player/src/store/shared-state.dom.ts',
  screen: 'packages/media-player/src/store/media-requests.ts',
};

/** Properties of `navigator` that every browser answers, in every frame. */
const alwaysThere = new Set(['onLine', 'language', 'languages', 'userAgent', 'connection', 'maxTouchPoints']);

/** The files that may use a property of `navigator`. */
const ofNavigator: Readonly<Record<string, readonly string[]>> = {
  locks: [ofTheClient],
  storage: [ofTheClient],
  clipboard: [ofTheParts],
  share: [ofTheParts],
  setAppBadge: [ofNotifications.badge],
  serviceWorker: [ofThePageOfTheWorker],
};

/** Other services that a browser can refuse, with the files that may use them. */
const services: readonly { readonly name: string; readonly use: RegExp; readonly files: readonly string[] }[] = [
  { name: 'site data', use: /\b(?:local|session)Storage\b/, files: [ofTheClient, ofThePlayers.storage] },
  { name: 'a channel', use: /\bnew BroadcastChannel\b/, files: [ofTheClient] },
  { name: 'a database', use: /\bindexedDB\b|(?<!import type \{[^}]*\} )(?:from |import\()'idb'/, files: [ofTheClient] },
  { name: 'a cookie', use: /\bdocument\.cookie\b|\bcookieStore\b/, files: [ofTheApp] },
  { name: 'a notification', use: /\bnew Notification\(|(?<![.\w])Notification\./, files: [ofNotifications.shown] },
  {
    name: 'full screen or picture-in-picture',
    use: /\.(?:request|exit)(?:Fullscreen|PictureInPicture)\(/,
    files: [ofThePlayers.screen],
  },
  { name: 'crypto.randomUUID', use: /\brandomUUID\b/, files: [] },
  { name: 'a cache', use: /(?<![.\w])caches\./, files: [ofThePageOfTheWorker, ofLaterPages, ...workers] },
  { name: 'a worker', use: /\bnew (?:Shared)?Worker\(/, files: [ofLaterPages] },
];

/**
 * Uses of services that a browser can refuse, outside the one file that guards each, one line each: in a frame of a sandbox, with site data
 * blocked or in a private window they are missing, throw when they are read, or reject later.
 */
export function serviceFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        !/^(?:packages\/instance|apps\/web\/(?:server|plugins))\//.test(path) && !['test', 'story'].includes(layerOf(path)),
    )
    .flatMap(({ path, text }) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, comment => comment.replaceAll(/[^\n]/g, ' '));
      return code.split('\n').flatMap((line, index) => {
        const used = [
          ...services.filter(({ use, files: own }) => use.test(line) && !own.includes(path)).map(({ name }) => name),
          ...propertiesOfNavigator(line)
            .filter(name => !alwaysThere.has(name) && !(Object.hasOwn(ofNavigator, name) && ofNavigator[name]?.includes(path)))
            .map(name => `navigator.${name}`),
        ];
        return used.map(name => `${path}:${index + 1} uses ${name}, which a browser can refuse, unguarded`);
      });
    });
}

/** The properties that a line reads of `navigator`; `*` where it passes on all of them. */
function propertiesOfNavigator(line: string): string[] {
  return [...line.matchAll(/\bnavigator\b(?!\??:)(?:\??\.(\w+))?/g)].flatMap(({ 1: name, index }) => {
    if (name !== undefined) return [name];
    const before = line.slice(0, index);
    const taken = /\{([^{}]*)\} = \(?(?:\w+\.)*$/.exec(before)?.[1];
    return taken?.split(',').map(part => part.trim().split(':')[0] ?? '') ?? [/'(\w+)' in $/.exec(before)?.[1] ?? '*'];
  });
}
