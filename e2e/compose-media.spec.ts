import { startApp } from './app-process.ts';
import { expect, rows, signInWithoutUndo, test, waitForStored, workerPort, type BuiltInServer } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

// Tracing reads the pictures of the page with `fetch`, which the content policy refuses.
test.use({ trace: 'off' });

/** A picture of one colour, made in the page: a PNG of the given size. */
async function aPicture(page: Page, name: string, colour: string, width = 480, height = 320) {
  const bytes = await page.evaluate(
    async ([colour, width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.fillStyle = colour;
      context.fillRect(0, 0, width, height);
      const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
      return blob === null ? [] : [...new Uint8Array(await blob.arrayBuffer())];
    },
    [colour, width, height] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
}

async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await expect(composer.getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
  return composer;
}

const chooser = (composer: Locator) => composer.locator('input[type=file]');
const tiles = (composer: Locator) => composer.getByRole('list', { name: 'Media' }).getByRole('listitem');
const isUploaded = (page: Page, times: number) => {
  const seen: string[] = [];
  page.on('response', response => {
    if (/\/api\/v\d\/media(\/|$)/.test(new URL(response.url()).pathname) && response.status() === 200) seen.push(response.url());
  });
  return () => expect.poll(() => seen.length).toBeGreaterThanOrEqual(times);
};

test('[CMP-01] posts two pictures that were described and put in order by keyboard', { tag: '@main' }, async ({ page }) => {
  await signInWithoutUndo(page);
  const uploaded = isUploaded(page, 2);
  const composer = await openComposer(page);
  await chooser(composer).setInputFiles([await aPicture(page, 'hills.png', 'green'), await aPicture(page, 'sea.png', 'blue')]);
  await expect(tiles(composer)).toHaveCount(2);
  await uploaded();

  await composer.getByRole('button', { name: 'Describe picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe picture 1' });
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('Green hills');
  await dialog.getByRole('slider', { name: 'Focal point, across' }).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  const saved = page.waitForResponse(
    response => response.request().method() === 'PUT' && response.url().includes('/api/v1/media/'),
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(composer.getByRole('button', { name: 'ALT, description of picture 1' })).toBeFocused();

  await composer.getByRole('button', { name: /Move picture 1/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(composer.getByRole('button', { name: /Move picture 2/ })).toBeFocused();
  await expect(composer.getByRole('button', { name: 'ALT, description of picture 2' })).toBeVisible();

  const sent = page.waitForResponse(
    response => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/v1/statuses',
  );
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Two colours');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = (await (await sent).json()) as {
    media_attachments: { description: string | null; meta: { focus?: { x: number; y: number } } }[];
  };
  expect(post.media_attachments.map(({ description }) => description ?? '')).toEqual(['', 'Green hills']);
  expect(post.media_attachments[1]?.meta.focus).toEqual({ x: 0.2, y: 0 });
  const row = page.locator('#status-list article', { hasText: 'Two colours' });
  await expect(row.getByRole('img', { name: 'Green hills' })).toBeVisible();
});

test('[CMP-01] a dragged picture goes where the pointer is, and back on Escape', async ({ page }) => {
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  const pictures = await Promise.all(['a', 'b', 'c'].map(name => aPicture(page, `${name}.png`, 'teal', 48, 32)));
  await chooser(composer).setInputFiles(pictures);
  await expect(tiles(composer)).toHaveCount(3);
  const order = () =>
    tiles(composer).evaluateAll(found => found.map(tile => tile.querySelector('[title]')?.getAttribute('title')));
  const drag = async () => {
    const handle = await composer.getByRole('button', { name: /Move picture 1/ }).boundingBox();
    const target = await tiles(composer).nth(2).boundingBox();
    if (handle === null || target === null) throw new Error('A picture is not shown.');
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 40, { steps: 8 });
    await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png']);
  };
  await drag();
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual(['a.png', 'b.png', 'c.png']);
  await page.mouse.up();
  await drag();
  await page.mouse.up();
  expect(await order()).toEqual(['b.png', 'c.png', 'a.png']);
  await expect(composer).toBeVisible();
});

/** Makes the server state these limits, small ones: large files take the browser long. */
async function stateLimits(page: Page, server: BuiltInServer, limits: Record<string, number>): Promise<void> {
  await page.route(`${server.origin}/api/v2/instance`, async route => {
    const answer = await route.fetch();
    const instance = (await answer.json()) as { configuration: { media_attachments: object } };
    Object.assign(instance.configuration.media_attachments, limits);
    await route.fulfill({ response: answer, json: instance });
  });
}

test('[CMP-01] scales a picture with too many pixels down to the limit of the server', async ({ page, server }) => {
  await stateLimits(page, server, { image_matrix_limit: 331_776 });
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  const uploaded = page.waitForResponse(response => response.request().method() === 'POST' && response.url().includes('/media'));
  await chooser(composer).setInputFiles(await aPicture(page, 'large.png', 'teal', 700, 600));
  const { meta } = (await (await uploaded).json()) as { meta: { original: { width: number; height: number } } };
  expect(meta.original.width * meta.original.height).toBeLessThanOrEqual(331_776);
  expect(meta.original.width / meta.original.height).toBeCloseTo(7 / 6, 2);
});

test('[CMP-01] refuses files past the limits of the server before any upload', async ({ page, server }) => {
  await stateLimits(page, server, { image_size_limit: 1_048_576 });
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  let uploads = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/media')) uploads += 1;
  });
  const hostile = '<img src=x onerror="document.title=1">\u202egnp.html';
  await chooser(composer).setInputFiles([
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_048_577, 1) },
    { name: hostile, mimeType: 'text/html', buffer: Buffer.from('<script>document.title=1</script>') },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ]);
  const refusals = composer.getByRole('list', { name: 'Files that were not added' }).getByRole('listitem');
  await expect(refusals).toHaveCount(3);
  await expect(refusals.nth(0)).toContainText('Image is larger than 1 MB');
  await expect(refusals.nth(1)).toContainText('This server does not accept files of type text/html');
  await expect(refusals.nth(1)).toContainText('<img src=x');
  await expect(refusals.nth(2)).toContainText('File is empty');
  expect(await page.title()).not.toBe('1');
  expect(uploads).toBe(0);

  const pictures = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(name => aPicture(page, `${name}.png`, 'teal', 8, 8)));
  await chooser(composer).setInputFiles(pictures);
  await expect(tiles(composer)).toHaveCount(4);
  await expect(refusals).toHaveCount(1);
  await expect(refusals).toContainText('A post on this server has at most 4 files');
});

test('[CMP-01] takes pasted and dropped pictures, and pasted HTML as text', async ({ page }) => {
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  const text = composer.getByRole('textbox', { name: 'Text of the post' });
  const { buffer } = await aPicture(page, 'a.png', 'teal', 8, 8);
  const dispatch = (kind: 'paste' | 'drop', html = '') =>
    text.evaluate(
      (element, [kind, bytes, html]) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], `${kind}.png`, { type: 'image/png' }));
        if (html !== '') data.setData('text/html', html);
        const shared = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
            : new DragEvent('drop', { ...shared, dataTransfer: data }),
        );
      },
      [kind, [...buffer], html] as const,
    );
  await dispatch('paste');
  await expect(tiles(composer)).toHaveCount(1);
  await dispatch('drop', '<img src=x onerror="document.title=1"><b>bold</b>');
  await expect(tiles(composer)).toHaveCount(2);
  await expect(text).toHaveValue('');
  expect(await page.title()).not.toBe('1');
});

test.describe('a refused upload', () => {
  test.use({ expectedConsoleErrors: [/status of 4(13|22)/] });

  for (const status of [413, 422]) {
    test(`[CMP-01] shows the words of a server that answers ${status}, and is uploaded again on demand`, async ({
      page,
      server,
    }) => {
      await signInWithoutUndo(page);
      await server.fail({ pattern: '/api/v2/media', kind: 'status', status, message: 'File <b>is</b> too strange', times: 1 });
      const composer = await openComposer(page);
      await chooser(composer).setInputFiles(await aPicture(page, 'a.png', 'teal'));
      await expect(composer.getByRole('alert').filter({ hasText: 'File <b>is</b> too strange' })).toBeVisible();
      const uploaded = isUploaded(page, 1);
      await composer.getByRole('button', { name: 'Retry' }).click();
      await uploaded();
      await expect(composer.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    });
  }
});

test.describe('a failing upload', () => {
  test.describe.configure({ timeout: 75_000 });
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR_/] });

  for (const [name, fault] of [
    ['closes the connection before it reads the request', { kind: 'drop' }],
    ['closes the connection amid the request', { kind: 'cut' }],
    ['loses the answer', { kind: 'lost' }],
    ['fails with 500', { kind: 'status', status: 500 }],
    ['asks to wait (429)', { kind: 'rate_limit', milliseconds: 1_000 }],
  ] as const) {
    test(`[POST-01] posts a picture once on a server that ${name} for its upload`, async ({ page, server }) => {
      await signInWithoutUndo(page);
      await server.fail({ pattern: 'POST /api/v2/media', ...fault });
      const composer = await openComposer(page);
      await page.keyboard.type('With a picture');
      await chooser(composer).setInputFiles(await aPicture(page, 'a.png', 'teal'));
      await expect(tiles(composer)).toHaveCount(1);
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      const post = rows(page).filter({ hasText: 'With a picture' });
      // The upload goes on by itself, or is tried again on demand.
      const retry = post.getByRole('button', { name: 'Retry' });
      const picture = post.getByRole('link', { name: /^Open image/ });
      await expect(retry.or(picture)).toBeVisible({ timeout: 45_000 });
      if (await retry.isVisible()) await retry.click();
      await expect(picture).toHaveCount(1, { timeout: 45_000 });
      await expect(post).toHaveCount(1);
      const journal = (await (await page.request.get(`${server.origin}/_control/journal`)).json()) as {
        method: string;
        path: string;
        createdIds: string[];
      }[];
      const created = journal.filter(({ method, path }) => `${method} ${path}` === 'POST /api/v1/statuses');
      expect(created.flatMap(({ createdIds }) => createdIds)).toHaveLength(1);
    });
  }
});

test('[CMP-02] a tab that is closed during an upload leaves a draft, which uploads the picture again', async ({
  page,
  context,
  server,
}) => {
  await signInWithoutUndo(page);
  await server.fail({ pattern: 'POST /api/v2/media', kind: 'hold', milliseconds: 20_000, times: 1 });
  const composer = await openComposer(page);
  await page.keyboard.type('The harbour');
  const isUploading = page.waitForRequest(/\/api\/v2\/media$/);
  await chooser(composer).setInputFiles(await aPicture(page, 'a.png', 'teal'));
  await isUploading;
  await expect(tiles(composer).getByRole('progressbar')).toBeVisible();
  await waitForStored(page, 'rookery-outbox', 'a.png');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  const uploaded = isUploaded(next, 1);
  const continued = await openComposer(next);
  await expect(tiles(continued)).toHaveCount(1);
  await uploaded();
  await continued.getByRole('button', { name: 'Post', exact: true }).click();
  const post = rows(next).filter({ hasText: 'The harbour' });
  await expect(post.getByRole('link', { name: /^Open image/ })).toHaveCount(1);
});

test('[CMP-01] waits while the server processes a video, and posts it', async ({ page }) => {
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  const processing = page.waitForResponse(response => response.status() === 206 && response.url().includes('/api/v1/media/'));
  await chooser(composer).setInputFiles({ name: 'tram.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4_096, 7) });
  await expect(composer.getByRole('progressbar', { name: 'Video 1: Processing…' })).toBeVisible();
  await processing;
  await expect(composer.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
  const sent = page.waitForResponse(
    response => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/v1/statuses',
  );
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('The last tram');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  const post = (await (await sent).json()) as { media_attachments: { type: string; url: string | null }[] };
  expect(post.media_attachments).toEqual([expect.objectContaining({ type: 'video', url: expect.any(String) })]);
});

test('[CMP-02] stores a picture once, however often the words change', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = Object.assign(window, { storedWords: 0, storedFiles: 0 });
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
    IDBObjectStore.prototype.put = function count(this: IDBObjectStore, row: { value?: unknown }, ...key) {
      if (this.name === 'drafts') counts[row.value instanceof Blob ? 'storedFiles' : 'storedWords'] += 1;
      return put.call(this, row, ...key);
    };
  });
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  await chooser(composer).setInputFiles(await aPicture(page, 'a.png', 'teal'));
  await waitForStored(page, 'rookery-outbox', 'a.png');
  for (const word of ['One', 'Two', 'Three']) {
    await composer.getByRole('textbox', { name: 'Text of the post' }).fill(word);
    await waitForStored(page, 'rookery-outbox', word);
  }
  const counts = await page.evaluate(() => {
    const { storedWords, storedFiles } = window as unknown as { storedWords: number; storedFiles: number };
    return { storedWords, storedFiles };
  });
  expect(counts.storedFiles).toBe(1);
  expect(counts.storedWords).toBeGreaterThanOrEqual(4);
});

test('[CMP-02] a reload keeps the pictures of a draft, and the post has them', async ({ page }) => {
  await signInWithoutUndo(page);
  const composer = await openComposer(page);
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Kept over a reload');
  await chooser(composer).setInputFiles(await aPicture(page, 'a.png', 'teal'));
  await expect(tiles(composer)).toHaveCount(1);
  await composer.getByRole('button', { name: 'Describe picture 1' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Teal');
  await page.getByRole('button', { name: 'Done' }).click();
  await waitForStored(page, 'rookery-outbox', 'Teal');
  await page.reload();
  const again = await openComposer(page);
  await expect(again.getByRole('img', { name: 'Teal' })).toBeVisible();
  const sent = page.waitForResponse(
    response => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/v1/statuses',
  );
  await again.getByRole('button', { name: 'Post', exact: true }).click();
  const post = (await (await sent).json()) as { media_attachments: { description: string | null }[] };
  expect(post.media_attachments.map(({ description }) => description)).toEqual(['Teal']);
});

test.describe('a Mastodon server', () => {
  const port = workerPort(62);
  let stop: (() => Promise<void>) | undefined;
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'mastodon-4.7']);
  });
  test.afterAll(() => stop?.());

  test('[CMP-01] a post has a poll or media, not both', async ({ page }) => {
    await signInWithoutUndo(page);
    const composer = await openComposer(page);
    await composer.getByRole('button', { name: 'Add poll' }).click();
    await expect(composer.getByRole('textbox', { name: 'Option 1' })).toBeFocused();
    await expect(composer.getByRole('button', { name: 'This server does not allow media together with a poll' })).toBeDisabled();
    await page.keyboard.type('Ferry');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bridge');
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/statuses',
    );
    await composer.getByRole('textbox', { name: 'Text of the post' }).fill('Which way?');
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    const body = (await sent).postDataJSON() as { poll: unknown };
    expect(body.poll).toMatchObject({ options: ['Ferry', 'Bridge'], expires_in: 86_400, multiple: false });
  });
});
