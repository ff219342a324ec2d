import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect, rows, signInWithoutUndo, storeSettings, test } from './fixtures.ts';
import { shared } from './hostile-page.ts';

// The browser's push service lies in the network, and a browser without a screen shows no notifications: both are stood in for. The rest is the
// browser's own: the worker, its scope, and the delivery to it.
// The post of the mention is not public: after signing out it is not found. The browser reports each refusal.
test.use({ serviceWorkers: 'allow', expectedConsoleErrors: [/40[34]|422|500/] });

const SERVER_KEY = 'BCk-QqERU0q-CfYZjcuB6lnyyOYfJ2AifKqfeGIm7Z-HiTU5T9eTG5GxVA0_OH5mMlI4UkkDTpaZwozy0TzdZ2M';

interface Sent {
  method: string;
  body: { subscription?: { endpoint: string }; data?: { alerts: Record<string, boolean> } } | null;
}

/** A server with a key for pushes, which keeps one subscription. @param refusal Its answer where it takes none. */
async function withPush(page: Page, origin: string, refusal?: { status: number; json: object }): Promise<Sent[]> {
  const sent: Sent[] = [];
  let endpoint: string | null = null;
  let alerts = {};
  await page.route(/\/api\/v[12]\/instance$/, async route => {
    const response = await route.fetch();
    const instance = (await response.json()) as { configuration?: object };
    return route.fulfill({
      response,
      json: { ...instance, configuration: { ...instance.configuration, vapid: { public_key: SERVER_KEY } } },
    });
  });
  await page.route(`${origin}/api/v1/push/subscription`, route => {
    const request = route.request();
    const method = request.method();
    if (method === 'OPTIONS')
      return route.fulfill({
        status: 204,
        headers: { ...shared, 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' },
      });
    const body = request.postDataJSON() as Sent['body'];
    if (method !== 'GET') sent.push({ method, body });
    if (method === 'POST' && refusal !== undefined) return route.fulfill({ ...refusal, headers: shared });
    endpoint = body?.subscription?.endpoint ?? (method === 'DELETE' ? null : endpoint);
    alerts = body?.data?.alerts ?? alerts;
    return route.fulfill({ status: endpoint === null ? 404 : 200, headers: shared, json: { id: 1, endpoint, alerts } });
  });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    let isOn = false;
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } }),
      endpoint: 'https://push.example/1',
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => ((isOn = true), subscription);
    PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
  });
  return sent;
}

/** Delivers a push to the worker of the account, as the browser's push service does. */
async function deliver(context: BrowserContext, page: Page, fields: object): Promise<void> {
  const session: CDPSession = await context.newCDPSession(page);
  const found = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL, isDeleted }) => scopeURL.includes('/push/') && !isDeleted);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data: JSON.stringify(fields) });
  await session.detach();
}

interface Shown extends Pick<Notification, 'title' | 'body' | 'tag' | 'data'> {
  close(): void;
}
interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}
/** As much of a worker as the test replaces. */
interface WorkerScope extends EventTarget {
  shown: Shown[];
  /** Whether each notification was without a sound. */
  silent: boolean[];
  isLookedAt?: boolean;
  readonly registration: {
    getNotifications(filter?: { tag?: string }): Promise<Shown[]>;
    showNotification(title: string, options?: NotificationOptions): Promise<void>;
  };
  readonly clients: { matchAll(options: object): Promise<OpenPage[]> };
}

/** The worker that receives the pushes, with a screen that shows its notifications. */
async function pushWorker(context: BrowserContext): Promise<Worker> {
  const found = () => context.serviceWorkers().find(worker => worker.url().endsWith('/push.js'));
  await expect.poll(() => found() !== undefined).toBe(true);
  const worker = found() as Worker;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.silent = [];
    const { registration, clients } = scope;
    // Playwright has every page look focused.
    const matchAll = clients.matchAll.bind(clients);
    clients.matchAll = async options =>
      (await matchAll(options)).map(client => ({
        url: client.url,
        focused: scope.isLookedAt === true,
        postMessage: message => client.postMessage(message),
        focus: async () => client,
      }));
    registration.getNotifications = async ({ tag } = {}) => scope.shown.filter(one => tag === undefined || one.tag === tag);
    registration.showNotification = async (title, { body = '', tag = '', data, silent } = {}) => {
      scope.silent.push(silent === true);
      const close = () => (scope.shown = scope.shown.filter(one => one.tag !== tag));
      close();
      scope.shown.push({ title, body, tag, data: data as unknown, close });
    };
  });
  return worker;
}

const shown = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shown.map(({ title, body, tag }) => ({ title, body, tag })));

/** Presses a shown notification, as the reader does. */
const press = (worker: Worker, tag: string) =>
  worker.evaluate(tag => {
    const scope = globalThis as unknown as WorkerScope;
    const pressed = scope.shown.find(one => one.tag === tag);
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification: pressed, waitUntil: () => undefined }));
  }, tag);

/** Opens the setting of the member who is signed in. */
async function openSetting(page: Page) {
  await expect(rows(page).first()).toBeVisible();
  await page.goto('/settings/notifications');
  return page.getByRole('switch', { name: 'Push notifications' });
}

/** A notification of the member whose session is stored first. */
async function aMention(page: Page): Promise<{ id: string; status: { id: string } }> {
  const notifications = await page.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('rookery:sessions') ?? '') as {
      sessions: { server: string; accessToken: string }[];
    };
    const [session] = stored.sessions;
    const response = await fetch(`${session?.server}/api/v1/notifications?types[]=mention&limit=1`, {
      headers: { authorization: `Bearer ${session?.accessToken}` },
    });
    return (await response.json()) as { id: string; status: { id: string } }[];
  });
  const [mention] = notifications;
  if (mention === undefined) throw new Error('The member has no mention.');
  return mention;
}

const accountMenu = (page: Page) => page.getByRole('button', { name: /account menu/ }).first();

const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).filter(path => path !== '/'),
  );

test('[HINT-14] pushes arrive, are gathered, open their post, and end with the session', async ({ page, context, server }) => {
  const sent = await withPush(page, server.origin);
  await signInWithoutUndo(page);
  const control = await openSetting(page);
  await expect(control).not.toBeChecked();
  await control.press('Space');
  await expect(control).toBeChecked();
  await expect.poll(() => sent.at(-1)?.body?.data?.alerts['mention']).toBe(true);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: { subscription: { endpoint: 'https://push.example/1', standard: true } },
  });
  await expect.poll(() => scopes(page)).toEqual([`/push/${encodeURIComponent(`mara@${new URL(server.origin).host}`)}/`]);

  // A kind that is not wanted.
  await page.getByRole('switch', { name: 'Likes' }).press('Space');
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ method: 'PUT', body: { data: { alerts: { favourite: false, mention: true } } } });

  const mention = await aMention(page);
  const worker = await pushWorker(context);
  await deliver(context, page, { notification_id: '1', notification_type: 'favourite', title: 'Tobi likes your post', body: '' });
  await deliver(context, page, { notification_id: '2', notification_type: 'favourite', title: 'Ines likes your post', body: '' });
  await deliver(context, page, {
    notification_id: mention.id,
    notification_type: 'mention',
    title: 'You were mentioned',
    body: 'The 06:12',
  });
  await expect.poll(() => shown(worker)).toHaveLength(2);
  expect(await shown(worker)).toEqual(
    expect.arrayContaining([
      { title: 'Ines likes your post', body: 'Tobi likes your post', tag: 'favourite' },
      { title: 'You were mentioned', body: 'The 06:12', tag: mention.id },
    ]),
  );

  await press(worker, mention.id);
  await expect(page).toHaveURL(new RegExp(`/posts/${mention.status.id}$`));
  await expect.poll(() => shown(worker)).toHaveLength(1);

  // A page that somebody looks at shows it itself.
  await worker.evaluate(() => void ((globalThis as unknown as WorkerScope).isLookedAt = true));
  await deliver(context, page, { notification_id: '4', notification_type: 'mention', title: 'Another', body: '' });
  await deliver(context, page, { notification_id: '5', notification_type: 'favourite', title: 'A third', body: '' });
  await expect.poll(() => shown(worker)).toEqual([]);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect.poll(() => scopes(page)).toEqual([]);
});

test('[HINT-14] in quiet hours one silent notification gathers the pushes, and stays when they end', async ({
  page,
  context,
  server,
}) => {
  await withPush(page, server.origin);
  await signInWithoutUndo(page);
  // From one minute to the same: it is always quiet.
  await storeSettings(page, { quietHours: ['00:00-00:00 0123456'] });
  const control = await openSetting(page);
  await control.press('Space');
  await expect(control).toBeChecked();
  const worker = await pushWorker(context);
  await expect.poll(() => page.evaluate(() => caches.has('rookery-quiet'))).toBe(true);
  await deliver(context, page, { notification_id: '1', notification_type: 'favourite', title: 'Tobi likes your post', body: '' });
  await deliver(context, page, {
    notification_id: '2',
    notification_type: 'mention',
    title: 'You were mentioned',
    body: 'The 06:12',
  });
  const gathered = { title: 'You were mentioned', body: 'Tobi likes your post', tag: 'quiet' };
  await expect.poll(() => shown(worker)).toEqual([gathered]);
  expect(await worker.evaluate(() => (globalThis as unknown as WorkerScope).silent)).toEqual([true, true]);

  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await expect.poll(() => page.evaluate(() => caches.has('rookery-quiet'))).toBe(false);
  await deliver(context, page, { notification_id: '3', notification_type: 'mention', title: 'Another', body: '' });
  await expect.poll(() => shown(worker)).toEqual([gathered, { title: 'Another', body: '', tag: '3' }]);
  expect(await worker.evaluate(() => (globalThis as unknown as WorkerScope).silent)).toEqual([true, true, false]);
  await press(worker, 'quiet');
  await expect(page).toHaveURL(/\/notifications$/);
});

test('[HINT-14] a pressed push shows its account, and a link that someone else wrote does not', async ({
  page,
  context,
  server,
}) => {
  await withPush(page, server.origin);
  await signInWithoutUndo(page);
  const control = await openSetting(page);
  await control.press('Space');
  await expect(control).toBeChecked();
  const mention = await aMention(page);
  const worker = await pushWorker(context);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: /Add/ }).click();
  await page.getByRole('button', { name: 'Try the built-in server' }).click();
  await page.getByText('@idris').click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(accountMenu(page)).toHaveAccessibleName(/@idris/);

  const account = `mara@${new URL(server.origin).host}`;
  await page.goto(`/notifications/opened?${new URLSearchParams({ account, id: mention.id, nonce: 'guessed' }).toString()}`);
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(accountMenu(page)).toHaveAccessibleName(/@idris/);

  await deliver(context, page, {
    notification_id: mention.id,
    notification_type: 'mention',
    title: 'You were mentioned',
    body: '',
  });
  await expect.poll(() => shown(worker)).toHaveLength(1);
  await press(worker, mention.id);
  await expect(page).toHaveURL(new RegExp(`/posts/${mention.status.id}$`));
  await expect(accountMenu(page)).toHaveAccessibleName(/@mara/);
});

for (const [name, refusal, sentence] of [
  [
    'scope',
    { status: 403, json: { error: 'This action is outside the authorized scopes' } },
    /refused push notifications: This action/,
  ],
  ['subscription', { status: 422, json: {} }, /refused push notifications\.$/],
  ['moment', { status: 500, json: {} }, /could not switch on push notifications\. Try again later\.$/],
] as const)
  test(`[HINT-14] says that the server does not take the ${name}, and keeps nothing`, async ({ page, server }) => {
    await withPush(page, server.origin, refusal);
    await signInWithoutUndo(page);
    await expectRefused(page, sentence);
  });

/** Switches pushes on, which is refused. */
async function expectRefused(page: Page, sentence: RegExp): Promise<void> {
  const control = await openSetting(page);
  await control.press('Space');
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect(control).not.toBeChecked();
  await expect.poll(() => scopes(page)).toEqual([]);
  await page.reload();
  await expect(control).not.toBeChecked();
}

for (const [name, error, sentence] of [
  ['has no push service', 'AbortError', /could not reach its push service/],
  ['blocks pushes', 'NotAllowedError', /blocks push notifications/],
] as const)
  test(`[HINT-14] says that the browser ${name}, and asks the server for nothing`, async ({ page, server }) => {
    const sent = await withPush(page, server.origin);
    await page.addInitScript(name => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Registration failed', name));
    }, error);
    await signInWithoutUndo(page);
    await expectRefused(page, sentence);
    expect(sent).toEqual([]);
  });

test('[HINT-14] says that the reader denied pushes, and asks the server for nothing', async ({ page, server }) => {
  const sent = await withPush(page, server.origin);
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'denied');
  });
  await signInWithoutUndo(page);
  await openSetting(page);
  await page.getByRole('button', { name: 'Allow push notifications' }).press('Enter');
  await expect(page.getByText('Your browser blocks push notifications')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await scopes(page)).toEqual([]);
});
