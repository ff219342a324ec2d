import { useMessages } from '@rookery/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from '../messages.js';
import { PageErrorBoundary } from '../pages/page-error-boundary.js';
import { useSession } from '../session/session-provider.js';
import { AccountSwitch } from './account-switch.js';
import { BottomBar } from './bottom-bar.js';
import { destinations } from './destinations.js';
import { Logo } from './logo.js';
import { Navigation } from './navigation.js';
import { SideColumn } from './side-column.js';
import { TopOnArrival } from '../wiring/arrival.js';
import { useNavigationFocus } from './use-navigation-focus.js';
import { useNarrow } from './use-narrow.js';

/** Navigation, column and side column; under 700 px the column alone with a bar below. */
export function Shell() {
  const text = useMessages(messages);
  const { session } = useSession();
  const { pathname } = useLocation();
  useNavigationFocus();
  const isNarrow = useNarrow('(max-width: 699px)');
  const hasSideColumn = !useNarrow('(max-width: 1099px)');
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
