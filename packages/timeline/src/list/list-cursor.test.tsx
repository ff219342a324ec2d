import { type Status } from '@rookery/api-client';
import { ClientProvider, createQueryClient, ingestStatuses, statusKey, showQueue } from '@rookery/store';
import { aStatus, anAttachment, createFakeStream } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { timelineKey } from '../state/timeline.data.js';
import { TimelineScreen } from './timeline.screen.js';
import { createTimelineServer, numbersDown, type TimelineServer } from '../test-support/timeline-server.js';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';

let server: TimelineServer;
let cache: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  server = createTimelineServer(numbersDown(1060, 1001));
  cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function show(reader: Partial<TimelineOptions> = {}, changes: Record<number, Partial<Status>> = {}) {
  const view = render(
    <QueryClientProvider client={cache}>
      <ClientProvider client={server.client}>
        <TimelineProvider options={{ isSignedIn: true, settings: { autoloadMore: false }, ...reader }}>
          <label>
            Search <input />
          </label>
          <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />
          <button type="button">After the feed</button>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  await screen.findAllByRole('article');
  for (const [id, change] of Object.entries(changes)) {
    act(() => void ingestStatuses(cache, [aStatus({ id, ...change })]));
  }
  return { user: userEvent.setup(), ...view };
}

const current = () => document.activeElement?.closest<HTMLElement>('article[data-status-id]')?.dataset['statusId'] ?? null;
const isAt = (id: number) => waitFor(() => expect(current()).toBe(String(id)));

describe('the cursor', () => {
  it('moves by j and k, arrow keys and the keys of the ARIA feed pattern', async () => {
    const { user } = await show();
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('jj');
    await isAt(1058);
    await user.keyboard('k{ArrowUp}{ArrowUp}');
    await isAt(1060);
    await user.keyboard('{ArrowDown}{PageDown}');
    await isAt(1058);
    await user.keyboard('{PageUp}');
    await isAt(1059);
    await user.keyboard('{Control>}{End}{/Control}');
    await isAt(1041);
    await user.keyboard('{Control>}{Home}{/Control}');
    await isAt(1060);
    expect(document.activeElement).toHaveAttribute('aria-setsize', '-1');
  });

  it('keeps the focus on a row that renders again', async () => {
    const { user } = await show();
    await user.keyboard('jj');
    await isAt(1059);
    const before = document.activeElement;
    let answer: (status: Status) => void = () => undefined;
    vi.spyOn(server.client.calls, 'entity').mockReturnValue(new Promise(resolve => (answer = resolve)));
    act(() => void cache.resetQueries({ queryKey: statusKey('1059') }));
    await waitFor(() => expect(before).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-busy', 'true'));
    expect(document.activeElement).toHaveAttribute('aria-posinset', '2');
    await act(async () => answer(aStatus({ id: '1059' })));
    await isAt(1059);
    await user.keyboard('j');
    await isAt(1058);
  });

  it('leaves the list when the key is pressed again at an end', async () => {
    const { user } = await show();
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.click(document.body);
    await user.keyboard('j');
    await waitFor(() => expect(current()).not.toBeNull());
    await user.keyboard('{Control>}{End}{End}{/Control}');
    expect(screen.getByRole('button', { name: 'Load more' })).toHaveFocus();
  });

  it('loses no press while the next pages load', async () => {
    const { user } = await show();
    await user.keyboard('j'.repeat(47));
    await isAt(1014);
    await user.keyboard('j'.repeat(30));
    await isAt(1001);
    expect(document.activeElement).toHaveAttribute('aria-posinset', '60');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-setsize', '60'));
  });

  it('cancels waiting moves when a page fails; the next press retries it', async () => {
    const { user } = await show();
    server.isDown = true;
    await user.keyboard('{j>21/}');
    await screen.findByText('Older posts could not be loaded.');
    expect(current()).toBe('1041');
    server.isDown = false;
    await user.keyboard('j');
    await isAt(1040);
  });

  it('[LIST-13] stays on its row, mounted and focused, when posts are prepended', async () => {
    const stream = createFakeStream();
    const unbind = bindTimelineStream(stream, cache);
    const { user } = await show();
    await user.keyboard('jjj');
    await isAt(1058);
    act(() => {
      for (const id of numbersDown(1100, 1061).toReversed())
        stream.emit({ type: 'status', status: aStatus({ id: String(id) }) }, 'user');
    });
    await screen.findByRole('button', { name: 'Click to see 40 new posts' });
    act(() => showQueue(cache, timelineKey({ kind: 'home' })));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '43'));
    expect(current()).toBe('1058');
    await user.keyboard('k');
    await isAt(1059);
    unbind();
  });

  it('moves to the row below when its post is deleted', async () => {
    const stream = createFakeStream();
    const unbind = bindTimelineStream(stream, cache);
    const { user } = await show();
    await user.keyboard('jjj');
    await isAt(1058);
    act(() => stream.emit({ type: 'status_deleted', statusId: '1058' }, 'user'));
    await isAt(1057);
    expect(document.activeElement).toHaveAttribute('aria-posinset', '3');
    unbind();
  });

  it('ignores keys in a field, with a modifier, or under a dialog', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox'), 'jkf');
    expect(screen.getByRole('textbox')).toHaveValue('jkf');
    await user.click(document.body);
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
    const modal = document.createElement('div');
    modal.setAttribute('role', 'dialog');
    document.body.append(modal);
    await user.keyboard('j');
    modal.remove();
    expect(current()).toBeNull();
    await user.keyboard('j');
    await isAt(1060);
  });
});

describe('row commands', () => {
  it('open the post, its author and its media', async () => {
    const onOpenStatus = vi.fn();
    const onOpenAccount = vi.fn();
    const onOpenMedia = vi.fn();
    const picture = anAttachment({ id: '1', type: 'image', url: 'https://rookery.test/1.png' });
    const { user } = await show(
      { onOpenStatus, onOpenAccount, onOpenMedia },
      { 1060: { media_attachments: [picture, { ...picture, id: '2' }] } },
    );
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('o');
    await user.keyboard('{Enter}');
    expect(onOpenStatus).toHaveBeenCalledTimes(2);
    await user.keyboard('a');
    expect(onOpenMedia).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1060' }), 0);
    await user.keyboard('h');
    expect(document.querySelector('.rk-media')).toHaveAttribute('data-covered');
    await user.keyboard('h');
    expect(document.querySelector('.rk-media')).not.toHaveAttribute('data-covered');
    await user.keyboard('p');
    expect(onOpenAccount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ acct: 'mara' }));
  });

  it('show and hide the text behind a warning', async () => {
    const { user } = await show({}, { 1060: { spoiler_text: 'Trams', content: '<p>The tram is blue.</p>' } });
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('x');
    expect(screen.getByText('The tram is blue.')).toBeVisible();
    await user.keyboard('x');
    expect(screen.queryByText('The tram is blue.')).toBeNull();
  });

  it('like and repost once while the key is held', async () => {
    const { mock } = vi.spyOn(server.client.calls, 'entity');
    const sent = (action: string) => mock.calls.filter(([, path]) => path.endsWith(`/${action}`));
    const { user } = await show();
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('{f>4/}');
    await user.keyboard('b');
    await waitFor(() => expect(sent('reblog')).toHaveLength(1));
    expect(sent('favourite')).toHaveLength(1);
  });

  it('are for members; visitors keep the feed pattern and Enter', async () => {
    const [onSignInNeeded, onMention, onOpenStatus] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = await show({ isSignedIn: false, onSignInNeeded, onMention, onOpenStatus, onReply: vi.fn() });
    await user.keyboard('j{ArrowDown}');
    expect(current()).toBeNull();
    act(() => document.querySelector<HTMLElement>('article[data-status-id="1059"]')?.focus());
    await user.keyboard('{PageDown}');
    await isAt(1058);
    await user.keyboard('jk{ArrowUp}fbrmeo');
    expect(current()).toBe('1058');
    expect([onSignInNeeded, onMention, onOpenStatus].flatMap(({ mock }) => mock.calls)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(onOpenStatus).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1058' }));
  });

  it('reply, mention and react only where the app offers it', async () => {
    const [onReply, onMention, onReact, onOpenStatus] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const { user, unmount } = await show({ onReply, onMention, onReact });
    await user.keyboard('j');
    await isAt(1060);
    await user.keyboard('rme');
    expect(onReply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1060' }));
    expect(onMention).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ acct: 'mara' }));
    expect(onReact).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1060' }), document.activeElement);
    unmount();
    const again = await show({ onOpenStatus });
    await again.user.keyboard('j');
    await isAt(1060);
    await again.user.keyboard('rme');
    expect(current()).toBe('1060');
    expect(onOpenStatus).not.toHaveBeenCalled();
  });

  it('do nothing without a current row', async () => {
    const onOpenStatus = vi.fn();
    const { user } = await show({ onOpenStatus });
    await user.keyboard('ofbp');
    expect(onOpenStatus).not.toHaveBeenCalled();
  });
});
