import { statusesOf } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import { favourite, unfavourite } from './status-actions.data.js';
import { aBrowser } from '../test-support/offline-browser.js';
import { installPassingTime, pass, passUntil } from '../test-support/passing-time.js';

installPassingTime();

describe('[HINT-14] an action while a network answers in place of the server', () => {
  const portals = [
    ['with a page', { kind: 'html', status: 200 }],
    ['with a refusal of its own', { kind: 'html', status: 511 }],
    ['with nothing', { kind: 'drop' }],
  ] as const;

  it.each(portals)('%s is kept, and sent by the next visit', async (_, fault) => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await browser.connect();
    browser.fail({ pattern: '*', times: 100, ...fault });
    await first.press(favourite);
    await passUntil(async () => (await browser.stored()).length === 1);
    expect(first.shows()).toMatchObject({ favourited: true });
    first.close();
    browser.instance.faults.clear();
    const next = await browser.openTab();
    next.load();
    await passUntil(() => next.outbox.getRecords().length === 0);
    expect(next.shows()).toMatchObject({ favourited: true });
    expect(await statusesOf(browser.direct).get(browser.status.id)).toMatchObject({
      favourited: true,
      favourites_count: browser.status.favourites_count + 1,
    });
  });

  it.each(portals)('%s cancels out with its undo', async (_, fault) => {
    const browser = await aBrowser();
    const { load, press, shows } = await browser.openTab();
    load();
    await browser.connect();
    browser.fail({ pattern: '*', times: 100, ...fault });
    await press(favourite);
    await passUntil(async () => (await browser.stored()).length === 1);
    await press(unfavourite);
    browser.instance.faults.clear();
    await passUntil(async () => (await browser.stored()).length === 0);
    await pass(60_000);
    expect(shows()).toMatchObject({ favourited: false });
    expect(await statusesOf(browser.direct).get(browser.status.id)).toMatchObject({ favourited: false });
  });

  it.each(portals)('%s that never ends is reported', async (_, fault) => {
    const browser = await aBrowser();
    const first = await browser.openTab();
    first.load();
    await browser.connect();
    browser.fail({ pattern: '*', times: 1_000, ...fault });
    await first.press(favourite);
    await passUntil(async () => (await browser.stored()).length === 1);
    first.close();
    const next = await browser.openTab();
    next.load();
    await pass(60 * 60_000);
    expect(next.lost).toMatchObject([{ name: 'favourite' }]);
    expect(next.shows()).toMatchObject({ favourited: false });
    expect(await browser.stored()).toEqual([]);
  });
});
