import type { Account } from '@rookery/api-client';
import { accountsKey } from '@rookery/store';
import { lazyPart, watchHover } from '@rookery/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { acctOfPath, HOVERED } from './hovered-account.js';

const HoverCardScreen = lazyPart(async () => (await import('./hover-card.screen.js')).HoverCardScreen, { isQuiet: true });

interface Hovered {
  anchor: HTMLElement;
  acct: string;
  takesFocus: boolean;
}

/** Opens a card for the name or the avatar on which the pointer rests. One for the whole page; its content is loaded with the first. */
export function HoverCards() {
  const queryClient = useQueryClient();
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  if (page !== key) {
    setPage(key);
    setHovered(null);
  }
  useEffect(() => {
    let opened: HTMLElement | null = null;
    return watchHover({
      selector: HOVERED,
      onOpen(anchor, takesFocus) {
        const acct = acctOfPath(anchor.getAttribute('href') ?? '');
        opened = anchor;
        if (acct !== null) setHovered({ anchor, acct, takesFocus });
      },
      onClose(isByKey) {
        setHovered(null);
        if (isByKey) opened?.focus();
      },
    });
  }, []);
  if (hovered === null) return null;
  return <HoverCardScreen key={hovered.acct} {...hovered} known={knownAccount(queryClient, hovered.acct)} />;
}

/** The account of a handle among those that the page has loaded. */
function knownAccount(queryClient: QueryClient, acct: string): Account | undefined {
  const accounts = queryClient.getQueriesData<Account>({ queryKey: accountsKey });
  return accounts.find(([, account]) => account?.acct.toLowerCase() === acct.toLowerCase())?.[1];
}
