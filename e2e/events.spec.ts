import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startApp } from './app-process.ts';
import { expect, serverOriginOf, signIn, test, workerPort } from './fixtures.js';
import { accessTokenOf } from './member.js';

const port = workerPort(60);
const app = `http://localhost:${port}`;
const origin = serverOriginOf(app);

interface WireEvent {
  id: string;
  account: { acct: string };
  content: string;
  pleroma: { event: { name: string; join_state: string | null; participants_count: number; location: { name: string } | null } };
}

/** The server as the signed-in member sees it, beside the page. */
async function serverOf(page: Page) {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  return {
    async events(): Promise<WireEvent[]> {
      const response = await page.request.get(`${origin}/api/v1/timelines/public?only_events=true`, { headers });
      return (await response.json()) as WireEvent[];
    },
    async event(name: string): Promise<WireEvent> {
      const found = (await this.events()).find(({ pleroma }) => pleroma.event.name.startsWith(name));
      if (found === undefined) throw new Error(`The server has no event ${name}.`);
      return found;
    },
    async create(data: Record<string, unknown>): Promise<WireEvent> {
      const response = await page.request.post(`${origin}/api/v1/pleroma/events`, { headers, data });
      expect(response.ok(), await response.text()).toBe(true);
      return (await response.json()) as WireEvent;
    },
    async participants(id: string): Promise<string[]> {
      const response = await page.request.get(`${origin}/api/v1/pleroma/events/${id}/participations`, { headers });
      return ((await response.json()) as { acct: string }[]).map(({ acct }) => acct);
    },
  };
}

/** Opens the page of a seeded event. */
async function openEvent(page: Page, name: string): Promise<WireEvent> {
  const event = await (await serverOf(page)).event(name);
  await page.goto(`/@${event.account.acct}/events/${event.id}`);
  await expect(page.getByRole('heading', { name: event.pleroma.event.name })).toBeVisible();
  return event;
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('dialog', { name: 'New event' }).getByLabel('Name')).toBeVisible();
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test.describe('events', () => {
  // Missing site settings, and the faults that tests arm.
  test.use({ baseURL: app, expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'rebased', '--control']);
  });
  test.afterAll(() => stop?.());
  test.beforeEach(async ({ page, server }) => {
    await server.reset();
    await signIn(page);
  });

  test('[EVT-01] lists public and joined events', { tag: '@main' }, async ({ page }) => {
    await page.getByRole('link', { name: 'Events' }).click();
    const recent = page.getByRole('region', { name: 'Public events' });
    await expect(recent.getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Joined events' }).getByRole('listitem')).toHaveCount(2);
    await expect(recent.getByRole('listitem').first()).toContainText(/\w{3} \d{1,2}, 20\d\d, /);
    // No empty strip below what a card says.
    const strips = await recent
      .locator('.rk-event-card')
      .evaluateAll(cards =>
        cards.map(
          card => card.getBoundingClientRect().bottom - (card.querySelector('button')?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    expect(Math.max(...strips)).toBeLessThanOrEqual(16);
    await expect(recent.getByRole('button', { name: 'Previous events' })).toHaveCount(0);
    await recent.getByRole('button', { name: 'Next events' }).click();
    await expect(recent.getByRole('link', { name: 'Letterpress Sundays' })).toBeInViewport();
    await expect(recent.getByRole('button', { name: 'Previous events' })).toBeVisible();
  });

  test('[EVT-01] says date and place once on the page of an event', async ({ page }) => {
    await openEvent(page, 'Night');
    const main = page.getByRole('main');
    await expect(main.getByText(/ \d{1,2}:\d{2}.* – /)).toHaveCount(1);
    await expect(main.getByText('Viaduct Street Library', { exact: true })).toHaveCount(1);
    await expect(main.getByRole('region', { name: 'Address' })).toHaveText(/^AddressViaduct Street 8/);
  });

  test('[EVT-01] joins and leaves a free event, and lists who takes part', { tag: '@main' }, async ({ page }) => {
    const { id } = await openEvent(page, 'Night');
    const server = await serverOf(page);
    await page.getByRole('button', { name: /^Participate/ }).press('Enter');
    await expect(toast(page, 'You joined the event')).toBeVisible();
    await page.getByRole('button', { name: '11 people going' }).click();
    await expect(page.getByRole('dialog', { name: 'Participants' }).getByRole('listitem')).toHaveCount(11);
    await page.keyboard.press('Escape');
    expect(await server.participants(id)).toContain('mara');
    await page.getByRole('button', { name: /Leave$/ }).press('Enter');
    await expect(toast(page, 'You left the event')).toBeVisible();
    expect(await server.participants(id)).not.toContain('mara');
  });

  test('[EVT-01] takes a join back that the server refuses', async ({ page, server }) => {
    await openEvent(page, 'Night');
    await server.fail({ pattern: 'POST /api/v1/pleroma/events/:id/join', kind: 'status', status: 422, times: 1 });
    await page.getByRole('button', { name: /^Participate/ }).click();
    await expect(page.getByRole('button', { name: /^Participate/ })).toBeVisible();
    await expect(page.getByRole('button', { name: '10 people going' })).toBeVisible();
  });

  test('[EVT-01] asks the organizer of a restricted event, and withdraws the request', async ({ page }) => {
    const { id } = await openEvent(page, 'Open meeting');
    const server = await serverOf(page);
    await page.getByRole('button', { name: /^Participate/ }).click();
    await page.getByLabel('Message to the organizer (optional)').fill('May I?');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(page, 'Request sent')).toBeVisible();
    expect((await server.event('Open meeting')).pleroma.event.join_state).toBe('pending');
    await page.getByRole('button', { name: /^Pending/ }).click();
    await expect(toast(page, 'Request cancelled')).toBeVisible();
    expect((await server.event('Open meeting')).id).toBe(id);
    expect((await server.event('Open meeting')).pleroma.event.join_state).toBeNull();
  });

  test('[EVT-01] shows a rejected request as such', async ({ page }) => {
    await openEvent(page, 'Depot roof');
    await expect(page.getByRole('button', { name: /^Going: the organizer declined/ })).toBeDisabled();
  });

  test('[NAV-07] leads from the thread of an event to its page', async ({ page }) => {
    const { id } = await (await serverOf(page)).event('Night');
    await page.goto('/bookmarks');
    await page.goto(`/@library/posts/${id}`);
    await expect(page.getByRole('heading', { name: 'Night of the last trams' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/@library/events/${id}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/bookmarks$/);
  });

  test('[EVT-01] shows the discussion as a thread without the event', async ({ page }) => {
    await openEvent(page, 'Night');
    await page.getByRole('link', { name: 'Discussion' }).click();
    await expect(page).toHaveURL(/\/discussion$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('article').nth(1)).toContainText('from five, and the stove is lit');
    await openEvent(page, 'Tuning');
    await page.getByRole('link', { name: 'Discussion' }).click();
    await expect(page.getByText('No comments yet.')).toBeVisible();
  });

  test('[EVT-01] addresses a comment to the organizer', async ({ page }) => {
    await openEvent(page, 'Night');
    await page.getByRole('link', { name: 'Discussion' }).click();
    await page.getByRole('button', { name: 'Add a comment' }).click();
    const composer = page.getByRole('dialog', { name: 'Reply' });
    // The server addresses the author of the event by itself (ADR 32).
    await expect(composer.getByRole('textbox').first()).toHaveValue('');
  });

  test('[EVT-01] saves the calendar file of the server, and makes one where that fails', async ({ page, server }) => {
    await openEvent(page, 'Night');
    const save = async (): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Export to calendar' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('calendar.ics');
      return readFile(await file.path(), 'utf8');
    };
    const theirs = await save();
    await server.fail({ pattern: 'GET /api/v1/pleroma/events/:id/ics', kind: 'status', status: 404, times: 1 });
    const ours = await save();
    expect(theirs).toContain('PRODID:-//rookery//built-in server');
    expect(ours).toContain('PRODID:-//Rookery//Rookery');
    for (const file of [theirs, ours]) expect(file).toContain('SUMMARY:Night of the last trams\r\n');
  });

  test('[EVT-02] [MOD-06] [MOD-12] keeps a draft through a reload, and creates one event of it', async ({ page }) => {
    const server = await serverOf(page);
    await openEditor(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await page.getByLabel('Name').fill('Tea for conductors');
    await page.getByLabel('Description').fill('Bring a cup.');
    await page.getByRole('combobox', { name: 'Location' }).pressSequentially('depot no');
    await page.getByRole('option', { name: /^Depot No. 2/ }).click();
    await page.getByRole('switch', { name: 'Has an end' }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Delete event' });
    await expect(question).toContainText('Are you sure you want to delete this event?');
    await question.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await openEditor(page);
    await expect(page.getByLabel('Name')).toHaveValue('Tea for conductors');
    await expect(page.getByText('Ringbahn 40')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: onePixel });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toast(page, 'Event created')).toBeVisible();
    await page
      .getByRole('button', { name: 'View', exact: true })
      .or(page.getByRole('link', { name: 'View', exact: true }))
      .click();
    await expect(page.getByRole('heading', { name: 'Tea for conductors' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open banner' })).toBeVisible();
    const created = (await server.events()).filter(({ pleroma }) => pleroma.event.name === 'Tea for conductors');
    expect(created.map(({ pleroma }) => pleroma.event.location?.name)).toEqual(['Depot No. 2']);
    await openEditor(page);
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('[EVT-02] creates one event when the answer is lost', async ({ page, server }) => {
    await openEditor(page);
    await page.getByLabel('Name').fill('Once');
    await server.fail({ pattern: 'POST /api/v1/pleroma/events', kind: 'lost', times: 1 });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toast(page, 'Event created')).toBeVisible({ timeout: 30_000 });
    const names = (await (await serverOf(page)).events()).map(({ pleroma }) => pleroma.event.name);
    expect(names.filter(name => name === 'Once')).toHaveLength(1);
  });

  test('[EVT-02] gives a draft back that the server refuses', async ({ page, server }) => {
    await openEditor(page);
    await page.getByLabel('Name').fill('Refused');
    await server.fail({ pattern: 'POST /api/v1/pleroma/events', kind: 'status', status: 422, times: 1 });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Refused');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toast(page, 'Event created')).toBeVisible();
  });

  test('[EVT-02] [MOD-11] edits an event, and asks before the changes are lost', async ({ page }) => {
    await openEvent(page, 'Letterpress');
    await page.getByRole('button', { name: /^Manage/ }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Letterpress Sundays');
    await expect(page.getByRole('switch', { name: 'Approve participants by hand' })).toHaveCount(0);
    await page.getByLabel('Name').fill('Letterpress Mondays');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Cancel event editing' });
    await expect(question).toContainText('Are you sure you want to cancel editing this event? All changes will be lost.');
    await expect(question.getByRole('button', { name: 'Cancel editing' })).toBeVisible();
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Reset location' }).click();
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'Event updated')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Letterpress Mondays' })).toBeVisible();
    const edited = await (await serverOf(page)).event('Letterpress');
    expect(edited.pleroma.event).toMatchObject({ name: 'Letterpress Mondays', location: null, participants_count: 3 });
  });

  test('[EVT-01] deletes an own event after a question', async ({ page }) => {
    await openEvent(page, 'Letterpress');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete event' });
    await expect(question).toContainText('Are you sure you want to delete this event?');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Event deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Letterpress Sundays' })).toHaveCount(0);
    const names = (await (await serverOf(page)).events()).map(({ pleroma }) => pleroma.event.name);
    expect(names).not.toContain('Letterpress Sundays');
  });

  test('[EVT-01] accepts and rejects requests to join', async ({ page }) => {
    const { id } = await openEvent(page, 'Letterpress');
    await page.getByRole('button', { name: /^Manage/ }).click();
    await page.getByRole('tab', { name: 'Manage requests' }).click();
    await expect(page.getByText('I set type once, badly.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept Tobias Okafor' }).press('Enter');
    await expect(toast(page, 'You accepted Tobias Okafor.')).toBeVisible();
    await page.getByRole('button', { name: /^Reject Céleste/ }).press('Enter');
    await expect(page.getByText('No open requests.')).toBeVisible();
    await expect.poll(async () => (await serverOf(page)).participants(id)).toContain('tobi@tram.example');
    expect(await (await serverOf(page)).participants(id)).not.toContain('celeste');
  });

  test('shows hostile text in every field of an event as it was written', async ({ page }) => {
    const attack = '<img src=x onerror="window.__pwned=1">"><script>window.__pwned=1</script>';
    const { id } = await (
      await serverOf(page)
    ).create({ name: attack, status: attack, start_time: '2030-01-01T10:00:00Z', location_id: 'place:2' });
    await page.goto(`/@mara/events/${id}`);
    await expect(page.getByRole('heading', { name: attack })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Description' })).toContainText(attack);
    await page.getByRole('button', { name: /^Manage/ }).click();
    await expect(page.getByLabel('Name')).toHaveValue(attack);
    await page.goto('/events');
    await expect(page.getByRole('link', { name: attack })).toBeVisible();
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
});

test('does not offer events where the server has none', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Lists' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events' })).toHaveCount(0);
  await page.goto('/events');
  await expect(page.getByText('No events on this server')).toBeVisible();
});

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
