import { useMessages } from '@rookery/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { PageErrorBoundary } from './page-error-boundary.js';
import { useSession } from '../session/session-provider.js';
import { AccountSwitch } from './account-switch.js';
import { BottomBar } from './bottom-bar.js';
import { destinations } from './destinations.js';
import { Logo } from './logo.js';
import { Navigation } from './navigation.js';
import { SideColumn } from './side-column.js';
import { TopOnArrival } from '../routing/arrival.js';
import { useNavigationFocus } from './use-navigation-focus.js';

/** Navigation, column and side column; under 700 px the column alone with a bar below. */
export function Shell() {
  const text = useMessages(messages);
  const { session } = useSession();
  const { pathname } = useLocation();
  useNavigationFocus();
  // 700, 1100 and 1280 px, as in the sheets; in em, so that a larger type of the reader gets the layout it has room in.
  const isNarrow = useNarrow('(max-width: 43.6875em)');
  const hasSideColumn = !useNarrow('(max-width: 68.6875em)');
  const items = destinations(session?.account?.acct ?? null);
  return (
    <div className="app-shell">
      <TopOnArrival />
      <a className="app-skip" href="#content">
        {text.skipToContent()}
      </a>
      {!isNarrow && (
        <header className="app-rail">
          <Logo />
          <Navigation items={items} label={text.mainNavigation()} />
          <AccountSwitch />
        </header>
      )}
      <main className="app-column" id="content" tabIndex={-1}>
        <PageErrorBoundary key={pathname}>
          <Outlet />
        </PageErrorBoundary>
      </main>
      {hasSideColumn && <SideColumn />}
      {isNarrow && <BottomBar items={items} label={text.mainNavigation()} />}
    </div>
  );
}

/** Whether a media query matches now. What another width would show is not drawn at all, so the page stays light. */
function useNarrow(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
