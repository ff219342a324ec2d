import { startApp } from '../app-process.ts';
import { workerPort } from '../places.ts';
import type { Window } from './engine.ts';
import { expect, heading, posts, test } from './fixtures.ts';
import { Visitor } from './visitor.ts';

const port = workerPort(30);

/** The state of the worker that answers the requests of the page. */
const workerState = (window: Window): Promise<string> =>
  window.evaluate(() => (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller?.state ?? 'none');

/** The paths of the pages that are stored. */
const storedPages = (window: Window): Promise<string[]> =>
  window.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('rookery-timelines');
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('pages')) return resolve([]);
          const keys = database.transaction('pages').objectStore('pages').getAllKeys();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result.map(String));
          });
        });
      }) as never,
  );

// The window is the test's own: requests that are lost are errors of its console.
test('[HINT-14] opens what a visitor read while the servers are stopped', async ({ engine }) => {
  if (engine === null) throw new Error('There is no engine.');
  const stop = await startApp(port, []);
  const window = await engine.openWindow();
  try {
    const visitor = await Visitor.at(window, `http://localhost:${port}`);
    await visitor.open('/');
    await visitor.sees(posts);
    await expect.poll(() => workerState(window), { timeout: 90_000 }).toBe('activated');
    await expect.poll(() => storedPages(window)).toContainEqual(expect.stringMatching(/\|\/$/));
    const [first] = await visitor.idsOfRows();
    await stop();
    await visitor.open('/');
    await visitor.sees(heading('Local'));
    await visitor.sees({ css: `article[data-status-id="${first}"]` });
    await visitor.sees({ role: 'status', text: /This page is as of/ });
  } finally {
    await window.close();
    await stop();
  }
});
