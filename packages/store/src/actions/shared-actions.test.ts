import { describe, expect, it } from 'vitest';
import { accountsOf, type Relationship } from '@rookery/api-client';
import { mute } from './account-actions.data.js';
import { askedNow, ingestStatuses, relationshipKey } from '../entities/entities.data.js';
import { bookmark, favourite, unfavourite } from './status-actions.data.js';
import { aBrowser } from '../test-support/offline-browser.js';
import { installPassingTime, pass, passUntil } from '../test-support/passing-time.js';

installPassingTime();

describe('an action that the server has done', () => {
  it('is shown in the other tabs of the account, and sent by one', async () => {
    const browser = await aBrowser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    await browser.connect();
    first.load();
    second.load();
    const pressed = await first.press(favourite);
    expect(await pressed.end).toBe('done');
    await passUntil(() => second.shows()?.favourited === true);
    expect(second.shows()).toMatchObject({ favourited: true, favourites_count: browser.status.favourites_count + 1 });
    await (
      await second.press(unfavourite)
    ).end;
    await passUntil(() => first.shows()?.favourited === false);
    await pass(60_000);
    expect(await browser.sent()).toEqual([`POST ${browser.status.id}/favourite`, `POST ${browser.status.id}/unfavourite`]);
  });

  it('stays when an answer arrives that was asked for before', async () => {
    const browser = await aBrowser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    await browser.connect();
    first.load();
    second.load();
    const askedAt = askedNow(second.queryClient);
    await (
      await first.press(bookmark)
    ).end;
    await passUntil(() => second.shows()?.bookmarked === true);
    ingestStatuses(second.queryClient, [browser.status], { askedAt });
    expect(second.shows()).toMatchObject({ bookmarked: true });
  });

  it('changes a relationship that another tab shows', async () => {
    const browser = await aBrowser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    await browser.connect();
    const accountId = browser.status.account.id;
    const [known] = await accountsOf(browser.direct).relationships([accountId]);
    second.queryClient.setQueryData(relationshipKey(accountId), { ...known, muting: false });
    await mute(first.context, { accountId });
    const isMuting = () => second.queryClient.getQueryData<Relationship>(relationshipKey(accountId))?.muting;
    await passUntil(() => isMuting() === true);
    expect(isMuting()).toBe(true);
  });
});
