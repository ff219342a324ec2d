import { unreadNotificationsQuery } from '@rookery/store';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPageTitle, unreadCounts } from './unread.dom.js';
import { UnreadCounts, UnreadScreen } from './unread.screen.js';

const showBadge = vi.fn(async () => undefined);

beforeEach(() => {
  showPageTitle('Home', 'Rookery');
  Object.assign(navigator, { setAppBadge: showBadge });
});

test('[NAV-09] shows the unread count in the title, the navigation and the icon, until the account is left', () => {
  const { rerender, unmount } = render(<UnreadCounts chats={0} notifications={0} />);
  expect(document.title).toBe('Home · Rookery');
  rerender(<UnreadCounts chats={3} notifications={0} />);
  expect([document.title, unreadCounts.get().chats]).toEqual(['(3) Home · Rookery', 3]);
  expect(showBadge).toHaveBeenLastCalledWith(3);
  act(() => showPageTitle('Chats', 'Rookery'));
  expect(document.title).toBe('(3) Chats · Rookery');
  unmount();
  expect([document.title, unreadCounts.get().chats]).toEqual(['Chats · Rookery', 0]);
  expect(showBadge).toHaveBeenLastCalledWith(0);
});

test('[HINT-02] adds notifications to the count of the title and the icon', () => {
  render(<UnreadCounts chats={2} notifications={4} />);
  expect(document.title).toBe('(6) Home · Rookery');
  expect(unreadCounts.get()).toEqual({ chats: 2, notifications: 4 });
  expect(showBadge).toHaveBeenLastCalledWith(6);
});

test('in quiet hours the counts are in the navigation alone, and everywhere once they end', () => {
  const { rerender } = render(<UnreadCounts chats={0} notifications={4} isQuiet />);
  expect([document.title, unreadCounts.get().notifications]).toEqual(['Home · Rookery', 4]);
  expect(showBadge).toHaveBeenLastCalledWith(0);
  rerender(<UnreadCounts chats={0} notifications={4} isQuiet={false} />);
  expect(document.title).toBe('(4) Home · Rookery');
  expect(showBadge).toHaveBeenLastCalledWith(4);
});

test('[HINT-02] shows notifications as they become unread', async () => {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <UnreadScreen chats={0} />
    </QueryClientProvider>,
  );
  act(() => void queryClient.setQueryData(unreadNotificationsQuery.queryKey, { count: 4, isAtLeast: false }));
  await vi.waitFor(() => expect(document.title).toBe('(4) Home · Rookery'));
});
