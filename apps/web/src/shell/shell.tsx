import { useMessages, useStore } from '@rookery/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import { compose } from '../modals/modals.js';
import { useSession } from '../session/session-provider.js';
import { AccountSwitch } from './account-switch.js';
import { afterPage } from './after-page.js';
import { BottomBar } from './bottom-bar.js';
import { destinations } from './destinations.js';
import { Logo } from './logo.js';
import { Navigation } from './navigation.js';
import { PostButton } from './post-button.js';
import { staffPlace } from './staff-place.js';
import { useMediaQuery } from './use-media-query.js';
import { useNavigationFocus } from './use-navigation-focus.js';
import { useSideColumn } from './use-side-column.js';

const SideColumn = afterPage('side column', async () => (await import('./side-column.js')).SideColumn);

const identity = <Value,>(value: Value): Value => value;
const newPost = (): void => compose();

interface ShellProps {
  /** The list of chats, or one of them: they take the side column too, and an open one the whole page on narrow screens. @selector [data-chats] */
  chats: 'list' | 'open' | undefined;
  children: ReactNode;
}

/** The frame of the page: navigation, content and side column; below 700 px the content with a bottom bar. */
export function Shell({ chats, children }: ShellProps) {
  const text = useMessages(messages);
  const { session, features } = useSession();
  useNavigationFocus();
  // 700 px as in the style sheet, in em: the layout follows the reader's font size.
  const isNarrow = useMediaQuery('(max-width: 43.6875em)');
  const hasSideColumn = useSideColumn();
  const isMember = session !== null;
  const search = !hasSideColumn ? 'second' : chats === undefined ? 'none' : 'last';
  const items = destinations(session?.account?.acct ?? null, features, search, useStore(staffPlace, identity));
  return (
    <div className="app-shell" data-member={isMember || undefined} data-chats={chats}>
      <a className="app-skip" href="#content">
        {text.skipToContent()}
      </a>
      {!isNarrow && (
        <header className="app-rail">
          <Logo />
          <Navigation items={items} label={text.mainNavigation()} />
          {isMember && <PostButton onPress={newPost} />}
          <AccountSwitch />
        </header>
      )}
      <main className="app-column" id="content" tabIndex={-1}>
        {children}
      </main>
      {hasSideColumn && chats === undefined && <SideColumn />}
      {isNarrow && isMember && chats === undefined && <PostButton isFloating onPress={newPost} />}
      {isNarrow && !(isMember && chats === 'open') && <BottomBar items={items} label={text.mainNavigation()} />}
    </div>
  );
}
