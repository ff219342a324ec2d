import type { Page } from '@playwright/test';
import { expect, rows } from './fixtures.js';

export const searchField = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search' });
export const onDevice = (page: Page) => page.getByRole('region', { name: 'On this device' });

/** The names of the databases of the search. */
export const searchDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name).filter(name => name.startsWith('rookery-search:')),
  );

/** How many documents are kept that begin with this: `post:`. */
export const keptDocuments = (page: Page, prefix = '') =>
  page.evaluate(async start => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const name = (await indexedDB.databases()).map(known => known.name ?? '').find(known => known.startsWith('rookery-search:'));
    if (name === undefined) return 0;
    const database = await answer(indexedDB.open(name));
    const keys = database.objectStoreNames.contains('documents')
      ? await answer(database.transaction('documents').objectStore('documents').getAllKeys())
      : [];
    database.close();
    return keys.filter(key => typeof key === 'string' && key.startsWith(start)).length;
  }, prefix);

/** A word of the text of a mounted post of Home that is long enough to be rare, and the post's id. */
export async function wordOfPost(page: Page, place = 0): Promise<{ word: string; id: string; author: string }> {
  const row = rows(page).nth(place);
  await expect(row).toBeVisible();
  const id = (await row.getAttribute('data-status-id')) ?? '';
  const text = await row.locator('.rk-content').first().innerText();
  const [word = ''] = [...text.matchAll(/[A-Za-z]{5,}/g)]
    .map(([found]) => found)
    .toSorted((one, other) => other.length - one.length);
  const author = (await row.getByText(/^@/).first().innerText()).trim();
  return { word, id, author };
}
