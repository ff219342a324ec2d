import { accountState, showKeptPages } from '@rookery/store';
import { createStore } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import { shownPath } from '../routing/base.dom.js';

/** A page whose stored data is shown. `savedAt`: epoch ms. */
interface KeptPage {
  readonly path: string;
  readonly savedAt: number;
}

/** The stored page that was shown last; null while the server can be reached. */
export const keptPageOf = accountState('kept page', () => createStore<KeptPage | null>(null));

/** Shows pages as they were stored where their requests are lost (HINT-14). */
export function followLostRequests(queryClient: QueryClient): void {
  showKeptPages(queryClient, { path: shownPath, onShown: page => keptPageOf(queryClient).set(() => page) });
}
