import { describe, expect, it } from 'vitest';
import { statusesOf, accountsOf, type Relationship } from '@rookery/api-client';
import { block, follow, unfollow } from './account-actions.data.js';
import { askedNow, ingestStatuses, relationshipKey } from '../entities/entities.data.js';
import { bookmark, deleteStatus, favourite, react, unfavourite, unreact } from './status-actions.data.js';
import { aBrowser } from '../test-support/offline-browser.js';
import { installPassingTime, pass, passUntil } from '../test-support/passing-time.js';

const emoji = (name: string) => ({ name, url: null, static_url: null });

installPassingTime();

describe('[HINT-14] an action without a connection', () => {
  it('is sent once by the next visit when the page was closed', async () => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await first.press(favourite);
    expect(first.shows()).toMatchObject({ favourited: true });
    first.close();
    const next = await browser.openTab();
    await browser.connect();
    await passUntil(() => next.outbox.getRecords().length === 0);
    await pass(60_000);
    expect(await browser.sent()).toEqual([`POST ${browser.status.id}/favourite`]);
    expect(await statusesOf(browser.direct).get(browser.status.id)).toMatchObject({ favourited: true });
  });

  it('is shown by the next visit before it is sent, also in a post that is loaded later', async () => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await first.press(favourite);
    first.close();
    const next = await browser.openTab();
    await passUntil(() => next.outbox.getRecords().length === 1);
    next.load();
    await pass(0);
    expect(next.shows()).toMatchObject({ favourited: true, favourites_count: browser.status.favourites_count + 1 });
  });

  it('stays when the next visit sends it before an earlier response brings the post', async () => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await first.press(favourite);
    first.close();
    const next = await browser.openTab();
    const askedAt = askedNow(next.queryClient);
    await browser.connect();
    await passUntil(() => next.outbox.getRecords().length === 0);
    ingestStatuses(next.queryClient, [browser.status], { askedAt });
    expect(next.shows()).toMatchObject({ favourited: true, favourites_count: browser.status.favourites_count + 1 });
    ingestStatuses(next.queryClient, [browser.status], { askedAt: askedNow(next.queryClient) });
    expect(next.shows()).toMatchObject({ favourited: false });
  });

  it('is told once where the browser stores nothing, and else not', async () => {
    for (const isDurable of [true, false]) {
      const browser = await aBrowser({ isDurable });
      const { load, press, unkept } = await browser.openTab();
      load();
      await press(favourite);
      await press(bookmark);
      expect(unkept()).toBe(isDurable ? 0 : 1);
    }
  });

  it('ends the action of the page when it is sent', async () => {
    const browser = await aBrowser();
    const { load, press, shows } = await browser.openTab();
    load();
    const { end } = await press(favourite);
    expect(await browser.stored()).toEqual(['favourite']);
    await browser.connect();
    await passUntil(async () => (await browser.stored()).length === 0);
    expect(await end).toBe('done');
    expect(shows()).toMatchObject({ favourited: true });
    expect(await browser.sent()).toEqual([`POST ${browser.status.id}/favourite`]);
  });

  it('and its undo cancel each other out', async () => {
    const browser = await aBrowser();
    const { load, press, shows } = await browser.openTab();
    load();
    await press(favourite);
    await press(unfavourite);
    expect(await browser.stored()).toEqual([]);
    expect(shows()).toMatchObject({ favourited: false, favourites_count: browser.status.favourites_count });
    await browser.connect();
    await pass(60_000);
    expect(await browser.sent()).toEqual([]);
  });

  it('is replaced by its undo in another tab', async () => {
    const browser = await aBrowser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    first.load();
    second.load();
    await first.press(favourite);
    await passUntil(() => second.shows()?.favourited === true);
    await second.press(unfavourite);
    await passUntil(() => first.shows()?.favourited === false);
    await browser.connect();
    await pass(60_000);
    expect(await browser.sent()).toEqual([]);
  });

  it('is wanted again after its undo: the last press counts', async () => {
    const browser = await aBrowser();
    const { load, press, shows } = await browser.openTab();
    load();
    for (const action of [favourite, unfavourite, favourite, unfavourite, favourite]) await press(action);
    expect(await browser.stored()).toEqual(['favourite']);
    expect(shows()).toMatchObject({ favourited: true });
    await browser.connect();
    await pass(60_000);
    expect(await browser.sent()).toEqual([`POST ${browser.status.id}/favourite`]);
  });

  it('is wanted again at once, while the outbox still takes it back', async () => {
    const browser = await aBrowser();
    const { load, context } = await browser.openTab();
    load();
    const variables = { statusId: browser.status.id };
    void favourite(context, variables);
    await pass(100);
    void unfavourite(context, variables);
    void favourite(context, variables);
    await pass(100);
    expect(await browser.stored()).toEqual(['favourite']);
  });

  it('keeps the order of one subject', async () => {
    const browser = await aBrowser();
    const { queryClient, context } = await browser.openTab();
    const { id: accountId } = browser.status.account;
    const [known] = await accountsOf(browser.direct).relationships([accountId]);
    queryClient.setQueryData<Relationship>(relationshipKey(accountId), known);
    const ends = [block, follow].map(action => action(context, { accountId }).catch(() => null));
    await pass(100);
    expect(await browser.stored()).toEqual(['block', 'follow']);
    void unfollow(context, { accountId });
    await pass(100);
    expect(await browser.stored()).toEqual(['block']);
    await browser.connect();
    await passUntil(async () => (await browser.stored()).length === 0);
    await Promise.all(ends);
    expect(await browser.sent()).toEqual([`POST ${accountId}/block`]);
  });

  it('sends every reaction of a post, in the order of the presses', async () => {
    const browser = await aBrowser();
    const { load, context, shows } = await browser.openTab();
    load();
    const variables = { statusId: browser.status.id, emoji: emoji('🎉') };
    void react(context, variables);
    await pass(100);
    void unreact(context, variables);
    void react(context, { ...variables, emoji: emoji('🔥') });
    await pass(100);
    expect(await browser.stored()).toEqual(['react', 'unreact', 'react']);
    await browser.connect();
    await passUntil(async () => (await browser.stored()).length === 0);
    expect((await browser.sent()).map(request => decodeURIComponent(request.slice(request.lastIndexOf('/') + 1)))).toEqual([
      '🎉',
      '🎉',
      '🔥',
    ]);
    expect(
      shows()
        ?.emoji_reactions.filter(({ me }) => me)
        .map(({ name }) => name),
    ).toEqual(['🔥']);
  });

  it('is rolled back when the server refuses it, and rejects', async () => {
    const browser = await aBrowser();
    const { load, press, shows, lost } = await browser.openTab();
    load();
    browser.fail({ pattern: 'POST /api/v1/statuses/*/favourite', kind: 'status', status: 422 });
    const { end } = await press(favourite);
    await browser.connect();
    await passUntil(async () => (await browser.stored()).length === 0);
    expect(await end).toBe('failed');
    expect(shows()).toMatchObject({ favourited: false });
    expect(lost).toEqual([]);
  });

  it('of an earlier visit is reported when the server refuses it', async () => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await first.press(bookmark);
    first.close();
    browser.fail({ pattern: 'POST /api/v1/statuses/*/bookmark', kind: 'status', status: 404 });
    const next = await browser.openTab();
    next.load();
    await browser.connect();
    await passUntil(() => next.lost.length > 0);
    expect(next.lost).toMatchObject([{ name: 'bookmark', error: { status: 404 } }]);
    expect(next.shows()).toMatchObject({ bookmarked: false });
    expect(await browser.stored()).toEqual([]);
  });

  it('of another version is reported when this one does not know it', async () => {
    const browser = await aBrowser();
    const { outbox, lost } = await browser.openTab();
    const payload = { name: 'wave', variables: {}, mayBeSent: false };
    await outbox.add({ id: 'w', kind: 'action', subject: 'wave', payload });
    await browser.connect();
    // After the last of twelve attempts: until then its code could still load.
    await pass(60 * 60_000);
    expect(lost).toMatchObject([{ name: 'wave' }]);
    expect(await browser.stored()).toEqual([]);
  });

  it('is looked up when its answer was lost: a post is deleted once', async () => {
    const browser = await aBrowser();
    const { id } = await statusesOf(browser.direct).create(
      { status: 'To be deleted.', visibility: 'public' },
      { idempotencyKey: 'k' },
    );
    const tab = await browser.openTab();
    const end = deleteStatus(tab.context, { statusId: id });
    await pass(100);
    browser.fail({ pattern: `DELETE /api/v1/statuses/${id}`, kind: 'lost' });
    await browser.connect();
    await passUntil(async () => (await browser.stored()).length === 0);
    await expect(end).resolves.toBeNull();
    expect((await browser.sent()).filter(request => request.startsWith('DELETE'))).toHaveLength(1);
  });

  it('is looked up by the next visit when the connection broke while its request was in flight', async () => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await browser.connect();
    browser.fail({ pattern: 'POST /api/v1/statuses/*/favourite', kind: 'hold', milliseconds: 1_000 });
    await first.press(favourite);
    browser.disconnect();
    await passUntil(async () => (await browser.stored()).length === 1);
    first.close();
    const next = await browser.openTab();
    await browser.connect();
    await passUntil(() => next.outbox.getRecords().length === 0);
    expect(await browser.sent()).toEqual([`POST ${browser.status.id}/favourite`]);
  });
});
