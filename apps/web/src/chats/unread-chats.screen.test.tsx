import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showPageTitle, unreadChats } from '../shell/unread.dom.js';
import { showIconCount } from './icon-count.dom.js';
import { UnreadChatsScreen } from './unread-chats.screen.js';

vi.mock('./icon-count.dom.js', () => ({ showIconCount: vi.fn(() => Promise.resolve()) }));

const count = vi.hoisted(() => ({ current: 0 }));
vi.mock('@rookery/chats/unread', () => ({ useUnreadChats: () => count.current }));

beforeEach(() => {
  count.current = 0;
  showPageTitle('Home');
});

test('[NAV-09] shows the unread count in the title, the navigation and the icon, until the account is left', () => {
  const { rerender, unmount } = render(<UnreadChatsScreen />);
  expect(document.title).toBe('Home · Rookery');
  count.current = 3;
  rerender(<UnreadChatsScreen />);
  expect([document.title, unreadChats.get()]).toEqual(['(3) Home · Rookery', 3]);
  expect(showIconCount).toHaveBeenLastCalledWith(3);
  act(() => showPageTitle('Chats'));
  expect(document.title).toBe('(3) Chats · Rookery');
  unmount();
  expect([document.title, unreadChats.get()]).toEqual(['Chats · Rookery', 0]);
  expect(showIconCount).toHaveBeenLastCalledWith(0);
});
