import { unreadNotificationsQuery } from '@rookery/store';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showIconCount } from '../shell/icon-count.dom.js';
import { showPageTitle, unreadCounts } from '../shell/unread.dom.js';
import { UnreadScreen } from './unread.screen.js';

vi.mock('../shell/icon-count.dom.js', () => ({ showIconCount: vi.fn(() => Promise.resolve()) }));

const count = vi.hoisted(() => ({ current: 0 }));
vi.mock('@rookery/chats/unread', () => ({ useUnreadChats: () => count.current }));

beforeEach(() => {
  count.current = 0;
  showPageTitle('Home');
});

function open() {
  const queryClient = new QueryClient();
  const element = () => (
    <QueryClientProvider client={queryClient}>
      <UnreadScreen />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(element());
  const receive = (notifications: number) =>
    act(() => void queryClient.setQueryData(unreadNotificationsQuery.queryKey, { count: notifications, isAtLeast: false }));
  return { rerender: () => rerender(element()), unmount, receive };
}

test('[NAV-09] shows the unread count in the title, the navigation and the icon, until the account is left', () => {
  const { rerender, unmount } = open();
  expect(document.title).toBe('Home · Rookery');
  count.current = 3;
  rerender();
  expect([document.title, unreadCounts.get().chats]).toEqual(['(3) Home · Rookery', 3]);
  expect(showIconCount).toHaveBeenLastCalledWith(3);
  act(() => showPageTitle('Chats'));
  expect(document.title).toBe('(3) Chats · Rookery');
  unmount();
  expect([document.title, unreadCounts.get().chats]).toEqual(['Chats · Rookery', 0]);
  expect(showIconCount).toHaveBeenLastCalledWith(0);
});

test('[HINT-02] adds notifications to the count of the title and the icon', async () => {
  const { receive } = open();
  count.current = 2;
  receive(4);
  await vi.waitFor(() => expect(document.title).toBe('(6) Home · Rookery'));
  expect(unreadCounts.get()).toEqual({ chats: 2, notifications: 4 });
  expect(showIconCount).toHaveBeenLastCalledWith(6);
});
