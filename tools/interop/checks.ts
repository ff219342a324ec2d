import type { Page } from 'playwright';
import { field, type Api } from './api.ts';
import { differences } from './comparison.ts';
import { factsOfStatus, innerStatus, type Json, type PostFacts } from './posts.ts';
import { goToTop, readRows, untilStill } from './page.ts';
import { fateOf, isInHome, isOfRun, timeUntil } from './queue.ts';
import { post, type Seeded } from './seed.ts';

export interface Trial {
  readonly page: Page;
  readonly reader: Api;
  readonly writer: Api;
  readonly seeded: Seeded;
}

/** Thrown by a check that the server has no support for. */
export class Unsupported extends Error {}

/** One check. It throws where the page differs from the API. */
export interface Check {
  readonly name: string;
  readonly run: (trial: Trial) => Promise<void>;
}

const HOME_POSTS = 60;
const ABSENT_POSTS = 25;
const LIVE_MS = 3000;
const home = '/api/v1/timelines/home';
const list = '#status-list';

/** Fails where the rows of the page are not the posts of the API. */
async function expectSame(
  { page, reader, seeded }: Trial,
  path: string,
  count: number,
  accepts: (status: Json) => boolean = () => true,
): Promise<void> {
  // Others may write at the same time: the posts of this run are compared.
  const statuses = (await reader.statuses(path, count)).filter(accepts);
  const expected = statuses.map(factsOfStatus).filter(facts => isOfRun(facts, seeded.tag));
  const rows = await readRows(
    page,
    list,
    expected.map(facts => facts.id),
  );
  const shown = rows.filter(facts => isOfRun(facts, seeded.tag));
  report(expected, shown.slice(0, expected.length));
}

function report(expected: readonly PostFacts[], shown: readonly PostFacts[]): void {
  const found = differences(expected, shown);
  if (found.length > 0) throw new Error(found.join('; '));
  if (expected.length === 0) throw new Error('The API has no posts to compare with.');
}

async function until(claim: string, isTrue: () => Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(claim);
    await new Promise(done => setTimeout(done, 200));
  }
}

const rowOf = (page: Page, id: string) =>
  page
    .locator(`${list} article[data-status-id]`)
    .filter({ has: page.locator(`.rk-status-time[href$="/${encodeURIComponent(id)}"]`) });

/** Opens Home at its top: the app restores the place of the reader. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator(`${list} article[data-status-id]`).first().waitFor();
  await goToTop(page);
}

/** Waits for the page to change by itself, as with a stream or a poll; else opens it again. */
async function untilShown({ page, seeded: { patience } }: Trial, claim: string, isShown: () => Promise<boolean>): Promise<void> {
  await until(claim, isShown, LIVE_MS).catch(async () => {
    await openHome(page);
    await until(claim, isShown, patience);
  });
}

/** Writes a post that the reader's Home has when this resolves: a server with a queue answers earlier. */
async function deliver({ reader, writer, seeded }: Trial, words: string): Promise<Json> {
  const posted = await post(writer, { status: `${words} ${seeded.tag}` });
  const taken = await timeUntil(() => isInHome(reader, field(posted, 'id')), seeded.patience);
  if (taken === null) throw new Error(`The server has not delivered a post within ${seeded.patience / 1000} s.`);
  return posted;
}

async function checkHome(trial: Trial): Promise<void> {
  await openHome(trial.page);
  await expectSame(trial, home, HOME_POSTS);
}

const profileTabs: Readonly<Record<string, (status: Json) => boolean>> = {
  with_replies: () => true,
  '': status => (innerStatus(status)['in_reply_to_id'] ?? null) === null,
};

/** Some servers ignore the filters of a tab: the posts are filtered here by what they are. */
async function checkProfile(trial: Trial, tab: string): Promise<void> {
  const { page, seeded } = trial;
  await page.goto(`/@${field(seeded.writer, 'acct')}/${tab}`);
  const path = `/api/v1/accounts/${field(seeded.writer, 'id')}/statuses`;
  await expectSame(trial, path, HOME_POSTS, profileTabs[tab]);
}

/** Every medium of the account has one tile, in the order of the posts. */
async function checkProfileMedia({ page, reader, seeded }: Trial): Promise<void> {
  await page.goto(`/@${field(seeded.writer, 'acct')}/media`);
  const statuses = await reader.statuses(`/api/v1/accounts/${field(seeded.writer, 'id')}/statuses`, HOME_POSTS);
  const expected = statuses
    .filter(status => (status['reblog'] ?? null) === null)
    .flatMap(status => mediaOf(status).map(() => String(status['id'])));
  if (expected.length === 0) throw new Error('The API has no media to compare with.');
  let shown: string[] = [];
  await until('The media of the profile are not shown.', async () => {
    const hrefs = await page
      .locator('.rk-media-grid .rk-grid-tile')
      .evaluateAll(all => all.map(tile => tile.getAttribute('href') ?? ''));
    shown = hrefs.map(href => decodeURIComponent(href.split('/').at(-1) ?? ''));
    return shown.length > 0;
  });
  const count = Math.min(shown.length, expected.length);
  shown = shown.slice(0, count);
  const compared = expected.slice(0, count);
  if (shown.join(' ') !== compared.join(' '))
    throw new Error(`the tiles are of ${shown.join(' ')}, not of ${compared.join(' ')}`);
}

const mediaOf = (status: Json): readonly unknown[] => {
  const attachments = status['media_attachments'];
  return Array.isArray(attachments) ? attachments : [];
};

async function checkTag(trial: Trial): Promise<void> {
  await trial.page.goto(`/tags/${trial.seeded.tag}`);
  await expectSame(trial, `/api/v1/timelines/tag/${trial.seeded.tag}`, HOME_POSTS);
}

async function checkList(trial: Trial): Promise<void> {
  const { listId } = trial.seeded;
  if (listId === null) throw new Unsupported('lists');
  await trial.page.goto(`/list/${listId}`);
  await expectSame(trial, `/api/v1/timelines/list/${listId}`, HOME_POSTS);
}

/** Every post of the API's context has one row, ancestors above the focused post and descendants below it. */
async function checkThread({ page, reader, seeded }: Trial): Promise<void> {
  const { status, body } = await reader.get(`/api/v1/statuses/${seeded.threadId}/context`);
  if (status !== 200) throw new Unsupported(`context: ${status}`);
  const { ancestors, descendants } = body as { ancestors: Json[]; descendants: Json[] };
  const focused = (await reader.get(`/api/v1/statuses/${seeded.threadId}`)).body as Json;
  await page.goto(`/@${field(seeded.reader, 'acct')}/posts/${seeded.threadId}`);
  const ids = [...ancestors, focused, ...descendants].map(one => factsOfStatus(one).id);
  const rows = await readRows(page, '#thread', ids);
  const shown = rows.map(row => row.id);
  const at = shown.indexOf(seeded.threadId);
  const sorted = (facts: readonly PostFacts[]): PostFacts[] => facts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  report(ancestors.map(factsOfStatus), rows.slice(0, at));
  report([factsOfStatus(focused)], rows.slice(at, at + 1));
  report(sorted(descendants.map(factsOfStatus)), sorted(rows.slice(at + 1)));
}

const flags = { like: 'favourited', repost: 'reblogged', bookmark: 'bookmarked' } as const;

/** Presses a button of a post, and again, and compares the server and the page after each press. */
async function checkAction(trial: Trial, kind: keyof typeof flags): Promise<void> {
  const { page, reader, seeded } = trial;
  await openHome(page);
  const posted = await deliver(trial, `Press ${kind}`);
  await showNew(trial, () => page.getByText(`Press ${kind} ${seeded.tag}`).first().isVisible());
  const button = rowOf(page, field(posted, 'id')).first().locator(`[data-kind="${kind}"]`);
  for (const wanted of [true, false]) {
    await button.click();
    const word = `${flags[kind]}: ${String(wanted)}`;
    const isSaved = async (): Promise<boolean> => (await stateOf(reader, field(posted, 'id'), kind)) === wanted;
    await until(`The server does not answer ${word}.`, isSaved, seeded.patience);
    await until(`The page does not show ${word}.`, async () => (await button.getAttribute('aria-pressed')) === String(wanted));
  }
}

async function stateOf(api: Api, id: string, kind: keyof typeof flags): Promise<boolean | null> {
  const { status, body } = await api.get(`/api/v1/statuses/${id}`);
  if (status !== 200) return null;
  const facts = factsOfStatus(body as Json);
  return { like: facts.isLiked, repost: facts.isReposted, bookmark: facts.isBookmarked }[kind];
}

async function checkEdit(trial: Trial): Promise<void> {
  const { page, writer, seeded } = trial;
  await openHome(page);
  const [before, after] = [`Before the edit ${seeded.tag}`, `After the edit ${seeded.tag}`];
  const { id } = (await deliver(trial, 'Before the edit')) as { id: string };
  await showNew(trial, () => page.getByText(before).first().isVisible());
  const { status } = await writer.send('PUT', `/api/v1/statuses/${id}`, { status: after });
  if (status !== 200) throw new Unsupported(`editing: ${status}`);
  await untilShown(trial, 'The edited text is not shown.', () => page.getByText(after).first().isVisible());
  await until('The text before the edit is still shown.', async () => (await page.getByText(before).count()) === 0);
}

/** Waits for a new post, pressing the button for new posts where there is one. */
async function showNew(trial: Trial, isShown: () => Promise<boolean>): Promise<void> {
  const { page } = trial;
  await untilShown(trial, 'A new post is not shown.', async () => {
    const button = page.getByRole('button', { name: /new posts?$/ });
    if (await button.isVisible()) await button.click();
    return isShown();
  });
}

async function checkDelete(trial: Trial): Promise<void> {
  const { page, reader, writer, seeded } = trial;
  await openHome(page);
  const posted = await deliver(trial, 'Soon deleted');
  const isShown = (): Promise<boolean> => page.getByText(`Soon deleted ${seeded.tag}`).first().isVisible();
  await showNew(trial, isShown);
  const { status } = await writer.send('DELETE', `/api/v1/statuses/${field(posted, 'id')}`);
  if (status !== 200) throw new Unsupported(`deleting: ${status}`);
  const fate = await fateOf(reader, posted, seeded.patience);
  if (fate === 'kept') throw new Unsupported("deleting: the server keeps what was deleted in the reader's Home");
  await untilShown(trial, 'The deleted post is still shown.', async () => !(await isShown()));
}

/** More posts than a page has arrive while the app is closed: none may be lost, and the place of the reader stays. */
async function checkGap(trial: Trial): Promise<void> {
  const { page, reader, writer, seeded } = trial;
  await openHome(page);
  await page.mouse.move(600, 450);
  const placeAtTop = await page.evaluate(storedPlaces);
  await page.mouse.wheel(0, 900);
  await until('The place of the reader is not stored.', async () => (await page.evaluate(storedPlaces)) !== placeAtTop);
  await page.goto('about:blank');
  let last = '';
  for (let number = 1; number <= ABSENT_POSTS; number += 1)
    last = field(await post(writer, { status: `In absence ${number} ${seeded.tag}` }), 'id');
  await timeUntil(() => isInHome(reader, last), seeded.patience);
  await page.goBack();
  await page.locator(`${list} article[data-status-id]`).first().waitFor();
  const button = page.getByRole('button', { name: /new posts?$/ });
  await until('Nothing says that new posts wait.', async () => {
    if (await page.getByText(`In absence ${ABSENT_POSTS} ${seeded.tag}`).first().isVisible()) return true;
    return button.isVisible();
  });
  if (await button.isVisible()) await button.click();
  await fillGaps(page);
  await expectSame(trial, home, HOME_POSTS);
}

/** Runs in the page. */
function storedPlaces(): string {
  return JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.startsWith('rookery:scrollData:')));
}

async function fillGaps(page: Page): Promise<void> {
  const gap = page.locator('.rk-gap').first();
  for (let turn = 0; turn < 12; turn += 1) {
    if ((await gap.count()) > 0) {
      await gap.scrollIntoViewIfNeeded();
      const answer = page.waitForResponse(response => response.url().includes('/api/v1/timelines/'));
      await gap.click();
      await (await answer).finished();
    } else await page.mouse.wheel(0, 900);
    await untilStill(page);
  }
}

/** A filter made in the app covers the posts with its word, is where the page says, and is gone once it is deleted. */
async function checkFilter(trial: Trial): Promise<void> {
  const { page, reader, seeded } = trial;
  const word = `zeppelin${seeded.tag}`;
  await deliver(trial, `A ${word} over`);
  await page.goto('/filters');
  await page.getByRole('button', { name: 'New filter' }).click();
  const words = page.getByRole('textbox', { name: 'Word or phrase' });
  await words.waitFor();
  const title = page.getByRole('textbox', { name: 'Title' });
  if (await title.isVisible()) await title.fill(word);
  await words.fill(word);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.getByRole('button', { name: `Edit ${word}` }).waitFor();
  const isOnDevice = await page.getByText('Your server does not filter posts.').isVisible();
  await until('The filter is not where the page says.', async () => (await hasFilter(reader, word)) !== isOnDevice);
  await openHome(page);
  await untilShown(trial, 'The filtered post is not covered.', () =>
    page.locator('.rk-filtered').getByText(word).first().isVisible(),
  );
  if ((await page.getByText(`A ${word} over`).count()) > 0) throw new Error('The filtered post is shown.');
  await page.goto('/filters');
  await page.getByRole('button', { name: `Delete ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`Filter “${word}” deleted`).waitFor();
  await until('The deleted filter is still there.', async () => !(await hasFilter(reader, word)));
  await openHome(page);
  await untilShown(trial, 'The post stays covered.', () => page.getByText(`A ${word} over`).first().isVisible());
}

/** Whether the server has a filter with this title or phrase. */
async function hasFilter(api: Api, word: string): Promise<boolean> {
  const answers = await Promise.all([api.get('/api/v2/filters'), api.get('/api/v1/filters')]);
  return answers.some(({ status, body }) => status === 200 && JSON.stringify(body).includes(word));
}

async function checkSignOut({ page, reader }: Trial, revokes: boolean): Promise<void> {
  await openHome(page);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  if (stored.includes(reader.token)) throw new Error('The token is still stored in the browser.');
  if (!revokes) return;
  await until('The token is still valid.', async () => {
    const { status } = await reader.get('/api/v1/accounts/verify_credentials');
    return status !== 200;
  });
}

/** @param revokes Whether the app has the client of the token and can revoke it. */
export const checksFor = (revokes: boolean): readonly Check[] => [
  { name: 'home', run: checkHome },
  { name: 'like', run: trial => checkAction(trial, 'like') },
  { name: 'repost', run: trial => checkAction(trial, 'repost') },
  { name: 'bookmark', run: trial => checkAction(trial, 'bookmark') },
  { name: 'thread', run: checkThread },
  { name: 'profile', run: trial => checkProfile(trial, 'with_replies') },
  { name: 'profile without replies', run: trial => checkProfile(trial, '') },
  { name: 'profile with media', run: checkProfileMedia },
  { name: 'tag', run: checkTag },
  { name: 'list', run: checkList },
  { name: 'edit', run: checkEdit },
  { name: 'delete', run: checkDelete },
  { name: 'gap', run: checkGap },
  { name: 'filter', run: checkFilter },
  { name: revokes ? 'sign-out' : 'sign-out (token kept)', run: trial => checkSignOut(trial, revokes) },
];
