import type { Account } from '@rookery/api-client';
import { accountsKey } from '@rookery/store';
import { watchHover } from '@rookery/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import type { HoverCardScreenProps } from './hover-card.screen.js';

export interface HoverCardsProps {
  /** Selects the links that open a card. */
  selector: string;
  /** The handle in the address of a profile; null for other addresses. Stable, as is the selector. */
  acctOf(href: string): string | null;
  /** Names the page, such as by the key of its history entry: another page closes the card. */
  page: string;
  /** The card. Best a `lazyPart` of the `HoverCardScreen` of `@rookery/people/hover-card`: most visits need none. */
  Card: ComponentType<HoverCardScreenProps>;
}

interface Hovered {
  anchor: HTMLElement;
  acct: string;
  takesFocus: boolean;
}

/** Opens a card for the name or the avatar on which the pointer rests. One for the whole page. */
export function HoverCards({ selector, acctOf, page, Card }: HoverCardsProps) {
  const queryClient = useQueryClient();
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const [shownPage, setShownPage] = useState(page);
  if (shownPage !== page) {
    setShownPage(page);
    setHovered(null);
  }
  useEffect(() => {
    let opened: HTMLElement | null = null;
    return watchHover({
      selector,
      onOpen(anchor, takesFocus) {
        const acct = acctOf(anchor.getAttribute('href') ?? '');
        opened = anchor;
        if (acct !== null) setHovered({ anchor, acct, takesFocus });
      },
      onClose(isByKey) {
        setHovered(null);
        if (isByKey) opened?.focus();
      },
    });
  }, [selector, acctOf]);
  if (hovered === null) return null;
  return <Card key={hovered.acct} {...hovered} known={knownAccount(queryClient, hovered.acct)} />;
}

/** The account of a handle among those that the page has loaded. */
function knownAccount(queryClient: QueryClient, acct: string): Account | undefined {
  const accounts = queryClient.getQueriesData<Account>({ queryKey: accountsKey });
  return accounts.find(([, account]) => account?.acct.toLowerCase() === acct.toLowerCase())?.[1];
}
