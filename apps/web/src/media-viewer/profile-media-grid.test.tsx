import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { BlankState } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaViewerScreen } from './media-viewer.screen.js';
import { hrefs } from '../routing/hrefs.js';
import { useOpenMedia } from '../routing/use-open-media.js';
import { viewerState } from '../routing/viewer-location.js';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';
import { ProfileMediaGrid } from '@rookery/people/profile-media';
import { shownStatusIds } from '@rookery/people/profile-media';

const origin = 'https://rookery.test';
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shownStatusIds.set(() => new Set());
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

function Viewer() {
  const viewer = viewerState(useLocation().state);
  return <MediaViewerScreen viewer={viewer} />;
}

function Grid({ accountId }: { accountId: string }) {
  return (
    <TimelineProvider options={{ isSignedIn: true, settings: { autoloadMore: false }, hrefs, onOpenMedia: useOpenMedia() }}>
      <ProfileMediaGrid accountId={accountId} restore emptyState={<BlankState title="No media" />} />
      <Viewer />
    </TimelineProvider>
  );
}

interface Attachments {
  id: string;
  sensitive?: boolean;
  media_attachments: readonly object[];
}

/** The media of @tove on the built-in server, whose posts are replaced by the given ones, newest first. */
async function open(posts: readonly Attachments[], { pageSize = 20, status = 200 } = {}) {
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12) });
  const requests: string[] = [];
  const token = instance.issueToken('mara');
  const account = (await (await instance.fetch(new Request(`${origin}/api/v1/accounts/lookup?acct=tove`))).json()) as {
    id: string;
  };
  const client = createClient({
    baseUrl: origin,
    accessToken: token,
    fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (!url.pathname.endsWith(`/accounts/${account.id}/statuses`)) return instance.fetch(request);
      requests.push(url.search);
      const below = Number(url.searchParams.get('max_id') ?? Infinity);
      const page = posts.filter(({ id }) => Number(id) < below).slice(0, pageSize);
      const body = page.map(post => ({ account, created_at: '2026-11-20T10:00:00.000Z', content: '', ...post }));
      const last = page.at(-1)?.id;
      const headers: Record<string, string> = { 'Content-Type': 'application/json' };
      if (last !== undefined) headers['Link'] = `<${origin}${url.pathname}?max_id=${last}>; rel="next"`;
      return Promise.resolve(new Response(JSON.stringify(status === 200 ? body : {}), { status, headers }));
    },
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter initialEntries={['/@tove/media']}>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <Grid accountId={account.id} />
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  return { requests };
}

const file = (id: string, more: object = {}) => ({
  id,
  type: 'image',
  url: `${origin}/${id}.png`,
  preview_url: `https://rookery.test/${id}-small.png`,
  description: `Picture ${id}`,
  ...more,
});
const post = (id: string, ...media_attachments: object[]): Attachments => ({ id, media_attachments });

test('[HINT-03] shows every attachment of the posts with media, a page at a time', async () => {
  const { requests } = await open([post('90', file('1'), file('2')), post('80', file('3')), post('70', file('4'))], {
    pageSize: 2,
  });
  expect(await screen.findAllByRole('link', { name: /^Image: Picture/ })).toHaveLength(3);
  expect(requests[0]).toContain('only_media=true');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Image: Picture/ })).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull());
});

test('[HINT-03] opens the viewer, which goes on through all media of the profile', async () => {
  await open([post('90', file('1'), file('2')), post('80', file('3'))]);
  await userEvent.click(await screen.findByRole('link', { name: 'Image: Picture 2' }));
  const viewer = await screen.findByRole('dialog', { name: 'Media 2 of 3' });
  expect(viewer).toHaveTextContent('Picture 2');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(await screen.findByRole('dialog', { name: 'Media 3 of 3' })).toHaveTextContent('Picture 3');
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(await screen.findByRole('dialog', { name: 'Media 1 of 3' })).toHaveTextContent('Picture 1');
});

test('[HINT-03] loads the next page of the profile from the viewer', async () => {
  await open([post('90', file('1')), post('80', file('2'))], { pageSize: 1 });
  await userEvent.click(await screen.findByRole('link', { name: 'Image: Picture 1' }));
  expect(await screen.findByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(await screen.findByRole('dialog', { name: 'Media 2 of 2' })).toHaveTextContent('Picture 2');
});

test('[STAT-05] covers sensitive media until a press, and leaves covered media out of the viewer', async () => {
  const covered = { ...post('80', file('2')), sensitive: true };
  await open([post('90', file('1')), covered, post('70', file('3'))]);
  const tile = await screen.findByRole('link', { name: 'Show sensitive content' });
  expect(tile.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Image: Picture 1' }));
  expect(await screen.findByRole('dialog', { name: 'Media 1 of 2' })).toBeVisible();
  fireEvent.keyDown(document.activeElement ?? window, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(tile);
  await userEvent.click(screen.getByRole('link', { name: 'Image: Picture 2' }));
  expect(await screen.findByRole('dialog', { name: 'Media 2 of 3' })).toBeVisible();
});

test('[HINT-03] moves between the tiles by the arrow keys', async () => {
  await open([post('90', file('1'), file('2'), file('3'), file('4'))]);
  const first = await screen.findByRole('link', { name: 'Image: Picture 1' });
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Image: Picture 2' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Image: Picture 4' })).toHaveFocus();
});

test('shows other kinds of files with a sign of their kind', async () => {
  await open([
    post(
      '90',
      file('1', { type: 'gifv' }),
      file('2', { type: 'video', preview_url: null }),
      file('3', { type: 'unknown', preview_url: null }),
    ),
  ]);
  expect(await screen.findByRole('link', { name: 'GIF: Picture 1' })).toHaveTextContent('GIF');
  expect(screen.getByRole('link', { name: 'Video: Picture 2' }).querySelector('img, video')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'File: Picture 3' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that a profile has no media, or that they could not be loaded', async () => {
  await open([]);
  expect(await screen.findByText('No media')).toBeVisible();
  cleanup();
  await open([], { status: 503 });
  expect(await screen.findByText('The media could not be loaded.')).toBeVisible();
});

test('draws hostile attachments without a script address', async () => {
  const bad = [
    file('1', { url: 'javascript:broken=1', preview_url: 'javascript:broken=1' }),
    file('2', { meta: { original: { width: -1, height: Number.NaN } }, blurhash: '~'.repeat(166) }),
    file('3', { description: 'x'.repeat(1_000_000) }),
  ];
  await open([post('90', ...bad, ...Array.from({ length: 10_000 }, (_, index) => file(`n${index}`)))]);
  await screen.findByRole('link', { name: 'Image: Picture 1' });
  expect(document.body.innerHTML).not.toContain('javascript:');
  expect(document.querySelectorAll('.rk-grid-tile').length).toBeLessThanOrEqual(16);
});
