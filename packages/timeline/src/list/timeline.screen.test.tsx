import { ClientProvider, createQueryClient, ingestStatuses, updateList } from '@rookery/store';
import { itemEntry, TAIL_LIMIT } from '@rookery/store/list';
import { aStatus, anAttachment, createFakeStream } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import type { TimelineSlots } from '../options/timeline-options.js';
import { noPlacements } from '../injections/placements.js';
import type { Injections, Row } from '../rows/timeline-rows.js';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { timelineKey, type TimelineState } from '../state/timeline.data.js';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { TimelineScreen, type TimelineScreenProps } from './timeline.screen.js';

let server: TimelineServer;
let cache: ReturnType<typeof createQueryClient>;
const stream = createFakeStream();

beforeEach(() => {
  server = createTimelineServer(numbersDown(1005, 1001));
  cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  sessionStorage.clear();
  scrollTo(0);
  // The offset changes at once, and the scroll event fires in the next frame.
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    place(to.top ?? 0);
    requestAnimationFrame(() => act(() => tellScroll()));
  }) as typeof window.scrollTo);
  // jsdom has no layout; this much moves the page under the viewport.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top: -window.scrollY, height: 0 }) as DOMRect);
});
afterEach(() => vi.restoreAllMocks());

function place(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function tellScroll(): void {
  window.dispatchEvent(new Event('scroll'));
}

function scrollTo(top: number): void {
  place(top);
  tellScroll();
}

function show(
  props: Partial<TimelineScreenProps> = {},
  settings: TimelineOptions['settings'] = {},
  reader: Partial<TimelineOptions> = {},
) {
  return render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true, settings, ...reader }}>
          <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" {...props} />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const ids = () => screen.queryAllByRole('article').map(row => row.dataset['statusId']);
const post = (id: number) =>
  act(() => {
    server.posts.push(id);
    stream.emit({ type: 'status', status: aStatus({ id: String(id) }) }, 'user');
  });

describe('the timeline screen', () => {
  it('[LIST-02] shows the first page, newest first, after 20 placeholders', async () => {
    show();
    expect(document.querySelectorAll('.rk-placeholder')).toHaveLength(20);
    await waitFor(() => expect(ids()).toEqual(['1005', '1004', '1003', '1002', '1001']));
  });

  it.each([401, 403, 422])('asks a visitor to log in on %i, and a member to try again', async status => {
    server.refusal = status;
    const onSignIn = vi.fn();
    const { unmount } = show({}, {}, { isSignedIn: false, onSignIn });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
    unmount();
    cache.clear();
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it('[LIST-09] keeps streamed posts in the queue until its button is pressed', async () => {
    const unbind = bindTimelineStream(stream, cache);
    show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    post(1006);
    post(1007);
    const button = await screen.findByRole('button', { name: 'Click to see 2 new posts' });
    expect(ids()).toHaveLength(5);
    await userEvent.click(button);
    expect(ids().slice(0, 3)).toEqual(['1007', '1006', '1005']);
    expect(screen.queryByRole('button', { name: /Click to see/ })).toBeNull();
    unbind();
  });

  it('renders no row again when streamed posts are queued', async () => {
    const unbind = bindTimelineStream(stream, cache);
    const renders = vi.fn<(slot: string) => null>(() => null);
    const slots: TimelineSlots = { Attachment: () => renders('in a post'), Injection: () => renders('between posts') };
    const injected: Row = { kind: 'injection', key: 'block', injection: { key: 'block', kind: 'block', ordinal: 0 } };
    const injections: Injections = {
      initialPlacements: () => noPlacements,
      inject: (listed, placements) => ({ rows: [...listed, injected], placements }),
    };
    show({ injections }, {}, { slots });
    // The list mounts the rows in view first, and the others after that.
    await waitFor(() => expect(ids()).toHaveLength(6));
    act(() => void ingestStatuses(cache, [aStatus({ id: '1003', media_attachments: [anAttachment({ type: 'video' })] })]));
    await waitFor(() => expect(renders).toHaveBeenCalledWith('in a post'));
    expect(renders).toHaveBeenCalledWith('between posts');
    renders.mockClear();
    for (const count of [1, 2, 3]) {
      post(1005 + count);
      await screen.findByRole('button', { name: new RegExp(`Click to see ${count} new posts?`) });
    }
    expect(renders).not.toHaveBeenCalled();
    unbind();
  });

  it('[LIST-08] floats the button only past 400 px', async () => {
    const unbind = bindTimelineStream(stream, cache);
    show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    post(1006);
    await screen.findByRole('button', { name: 'Click to see 1 new post' });
    const floats = () => document.querySelector<HTMLElement>('.rk-new-items')?.dataset['floating'];
    act(() => scrollTo(400));
    expect(floats()).toBeUndefined();
    act(() => scrollTo(401));
    await waitFor(() => expect(floats()).toBe('true'));
    unbind();
  });

  it('[LIST-10] shows streamed posts automatically near the top when that is on', async () => {
    const unbind = bindTimelineStream(stream, cache);
    show({}, { autoloadTimelines: true });
    await waitFor(() => expect(ids()).toHaveLength(5));
    act(() => scrollTo(51));
    post(1006);
    await screen.findByRole('button', { name: 'Click to see 1 new post' });
    act(() => scrollTo(50));
    await waitFor(() => expect(ids()[0]).toBe('1006'));
    unbind();
  });

  it('[LIST-05] [LIST-10] trims the tail of a long list only while the reader is at its top', async () => {
    const unbind = bindTimelineStream(stream, cache);
    show({}, { autoloadTimelines: true });
    stream.emit({ type: 'connected', isReconnect: false });
    const state = () => cache.getQueryData<TimelineState>(timelineKey({ kind: 'home' }));
    const listed = () => state()?.entries ?? [];
    await waitFor(() => expect(state()?.isStale).toBe(false));
    const long = numbersDown(TAIL_LIMIT.max + 1000, 1001).map(id => itemEntry(String(id)));
    act(() => updateList(cache, timelineKey({ kind: 'home' }), now => ({ ...now, entries: long, endId: '1001' })));
    act(() => scrollTo(4_000));
    post(5001);
    await userEvent.click(await screen.findByRole('button', { name: /Click to see 1 new post/ }));
    await waitFor(() => expect(listed()).toHaveLength(TAIL_LIMIT.max + 1));
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    act(() => scrollTo(0));
    post(5002);
    await waitFor(() => expect(listed()).toHaveLength(TAIL_LIMIT.keep));
    expect(listed()[0]).toEqual(itemEntry('5002'));
    unbind();
  });

  it('[LIST-07] loads older posts on a press', async () => {
    server.posts = numbersDown(1025, 1001);
    show({}, { autoloadMore: false });
    await waitFor(() => expect(ids()[0]).toBe('1025'));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(server.requests).toHaveLength(2));
    expect(server.requests[1]).toContain('max_id=1006');
  });

  it('[LIST-03] fills a gap on a press', async () => {
    const first = show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    first.unmount();
    server.posts = numbersDown(1035, 1001);
    await cache.invalidateQueries();
    await cache.refetchQueries({ type: 'all' });
    show();
    await waitFor(() => expect(ids()[0]).toBe('1035'));
    act(() => scrollTo(2800));
    const gap = await screen.findByRole('button', { name: /^Load what is between/ });
    await userEvent.click(gap);
    await waitFor(() => expect(server.requests.at(-1)).toContain('max_id=1016'));
    await waitFor(() => expect(document.querySelector('.rk-gap')).toBeNull());
  });

  it('[LIST-14] keeps posts and offers one line when the newest page fails', async () => {
    show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    server.isDown = true;
    await act(() => cache.refetchQueries());
    expect(await screen.findByText('New posts could not be loaded.')).toBeVisible();
    expect(ids()).toHaveLength(5);
    server.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('New posts could not be loaded.')).toBeNull());
  });

  it('[LIST-14] offers to try again when nothing could be loaded', async () => {
    server.isDown = true;
    show();
    const retry = await screen.findByRole('button');
    server.isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(ids()).toHaveLength(5));
  });

  it('[LIST-06] saves the row, its index and its offset when the list is left', async () => {
    const { unmount } = show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    act(() => scrollTo(170));
    unmount();
    const stored = JSON.parse(sessionStorage.getItem('rookery:scrollData:visitor:home') ?? 'null') as unknown;
    // An unmeasured row counts 160 px.
    expect(stored).toMatchObject({ key: 's:1003', index: 2, offset: 150 });
  });

  it('[LIST-06] restores its position after posts were streamed meanwhile', async () => {
    const unbind = bindTimelineStream(stream, cache);
    stream.emit({ type: 'connected', isReconnect: false });
    server.posts = numbersDown(1020, 1001);
    const { unmount } = show();
    await waitFor(() => expect(ids()[0]).toBe('1020'));
    act(() => scrollTo(1610));
    unmount();
    act(() => scrollTo(0));
    for (const id of numbersDown(1060, 1021).toReversed()) post(id);
    show({ restore: true });
    expect(window.scrollY).toBe(1610);
    await userEvent.click(await screen.findByRole('button', { name: 'Click to see 40 new posts' }));
    await waitFor(() => expect(ids()[0]).toBe('1060'));
    unbind();
  });

  it('[LIST-06] forgets the position of a reader at the top', async () => {
    const { unmount } = show();
    await waitFor(() => expect(ids()).toHaveLength(5));
    act(() => scrollTo(120));
    act(() => scrollTo(0));
    unmount();
    expect(sessionStorage.getItem('rookery:scrollData:visitor:home')).toBeNull();
  });
});
