import type { Status } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { createQueryClient, type WindowStore } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { timelineKey, timelineList, timelineQuery, type TimelineState } from '../state/timeline.data.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { statusItems } from './use-list-place.js';
import { useListWindow } from './use-list-window.js';

const source: TimelineSource = { kind: 'home' };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const below = { key: 's:1020', index: 10, offset: 0 };

/** Shows Home to a reader who is below its top, or at `position`, and leaves it before the window was saved. */
async function leaveHome(position: typeof below | null = below) {
  const queryClient = createQueryClient();
  const server = createTimelineServer(numbersDown(1030, 1001));
  await queryClient.fetchQuery(timelineQuery(server.client, source));
  const state = queryClient.getQueryData<TimelineState>(timelineKey(source));
  const store = () => ({
    read: vi.fn(),
    write: vi.fn<WindowStore<Status>['write']>(async () => undefined),
    writeNow: vi.fn(),
    clear: vi.fn(),
  });
  const [windows, newest] = [store(), store()];
  const memory = { read: () => position, write: vi.fn(), forget: vi.fn() };
  const place = { windows, newest, memory, scrollKey: 'home' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(
    () => useListWindow({ place, definition: timelineList(source), items: statusItems, rows: [], state }),
    { wrapper },
  );
  unmount();
  return { queryClient, windows, newest };
}

test('[LIST-06] saves a list that is left soon after scrolling', async () => {
  const { windows } = await leaveHome();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(windows.write).toHaveBeenCalledOnce();
});

test('[LIST-06] saves the newest posts for the next visit while the reader is at the top', async () => {
  const { windows, newest } = await leaveHome(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(windows.write).not.toHaveBeenCalled();
  expect(newest.write).toHaveBeenCalledOnce();
  const [, window] = newest.write.mock.lastCall ?? [];
  expect(itemIds(window?.state.entries ?? [])).toEqual(numbersDown(1030, 1011).map(String));
  expect(window?.items).toHaveLength(20);
});

test('[LIST-06] leaves the newest posts of the last visit while the reader is below the top', async () => {
  const { newest } = await leaveHome();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(newest.write).not.toHaveBeenCalled();
});

test('saves nothing of an account that signed out as its list was left', async () => {
  const { queryClient, windows } = await leaveHome();
  queryClient.clear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(windows.write).not.toHaveBeenCalled();
});
