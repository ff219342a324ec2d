import { accountChannel, accountState } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';

/** A chat that a person read, accepted or left in another tab: few servers stream that. */
interface TabNews {
  readonly kind: 'changed' | 'left';
  readonly chatId: string;
}

const channels = accountState('tabs with chats', () => new Map<'channel', ReturnType<typeof accountChannel<TabNews>>>());

function channelOf(queryClient: QueryClient) {
  const known = channels(queryClient);
  const channel = known.get('channel') ?? accountChannel<TabNews>(queryClient, 'chats');
  known.set('channel', channel);
  return channel;
}

/** Tells the other tabs of the account. */
export const tellTabs = (queryClient: QueryClient, news: TabNews): void => channelOf(queryClient).post(news);

/** Notifies the listener of what other tabs tell. Returns an unsubscribe function. */
export const onTabNews = (queryClient: QueryClient, listener: (news: TabNews) => void): (() => void) =>
  channelOf(queryClient).subscribe(listener);
