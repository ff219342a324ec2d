import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation, useParams, type Location } from 'react-router-dom';
import { ModalHost } from './modals/modal-host.js';
import { MiniDockHost } from './media/mini-dock-host.js';
import { ViewerHost } from './media-viewer/viewer-host.js';
import { canonicalPath, isChatsPath } from './routing/hrefs.js';
import { lazyContent } from './routing/lazy-content.js';
import { viewerState } from './routing/viewer-location.js';
import { HomePage } from './pages/home-page.js';
import { useSession } from './session/session-provider.js';
import { afterPage } from './shell/after-page.js';
import { FailedPage } from './shell/failed-page.js';
import { Pages } from './shell/pages.js';
import { Shell } from './shell/shell.js';
import { ArrivalProvider } from './routing/arrival.js';

/** A page inside the shell. */
const lazyPage = (load: () => Promise<ComponentType>): ComponentType => lazyContent(load, FailedPage);

const PublicPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).PublicPage);
const TagPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).TagPage);
const ProfilePage = lazyPage(async () => (await import('./pages/account-pages.js')).ProfilePage);
const AccountListPage = lazyPage(async () => (await import('./pages/account-pages.js')).AccountListPage);
const SavedPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).SavedPage);
const NotificationsPage = lazyPage(async () => (await import('./pages/notifications-page.js')).NotificationsPage);
const ChatsPage = lazyPage(async () => (await import('./pages/chats-page.js')).ChatsPage);
const EventPage = lazyPage(async () => (await import('./pages/status-pages.js')).EventPage);
const SearchPage = lazyPage(async () => (await import('./pages/search-pages.js')).SearchPage);
const ThreadPage = lazyPage(async () => (await import('./pages/status-pages.js')).ThreadPage);
const SettingsPage = lazyPage(async () => (await import('./pages/settings-page.js')).SettingsPage);
const ListsPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).ListsPage);
const ListPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).ListPage);
const FollowRequestsPage = lazyPage(async () => (await import('./pages/account-pages.js')).FollowRequestsPage);
const MutesPage = lazyPage(async () => (await import('./pages/account-pages.js')).MutesPage);
const BlocksPage = lazyPage(async () => (await import('./pages/account-pages.js')).BlocksPage);
const DomainBlocksPage = lazyPage(async () => (await import('./pages/account-pages.js')).DomainBlocksPage);
const SuggestionsPage = lazyPage(async () => (await import('./pages/account-pages.js')).SuggestionsPage);
const ExplorePage = lazyPage(async () => (await import('./pages/search-pages.js')).ExplorePage);
const EventsPage = lazyPage(async () => (await import('./pages/status-pages.js')).EventsPage);
const ScheduledPage = lazyPage(async () => (await import('./pages/scheduled-page.js')).ScheduledPage);
const RemotePage = lazyPage(async () => (await import('./pages/timeline-pages.js')).RemotePage);
const QuotesPage = lazyPage(async () => (await import('./pages/status-pages.js')).QuotesPage);
const AboutPage = lazyPage(async () => (await import('./pages/server-pages.js')).AboutPage);
const AnnouncementsPage = lazyPage(async () => (await import('./pages/server-pages.js')).AnnouncementsPage);
const FederationPage = lazyPage(async () => (await import('./pages/server-pages.js')).FederationPage);
const OtherAddressPage = lazyPage(async () => (await import('./pages/timeline-pages.js')).OtherAddressPage);
const SignInPage = lazyContent(async () => (await import('./pages/entrance-pages.js')).SignInPage);
const SignUpPage = lazyContent(async () => (await import('./pages/entrance-pages.js')).SignUpPage);
const SignInReturnPage = lazyContent(async () => (await import('./pages/entrance-pages.js')).SignInReturnPage);

/** The keyboard and the state of the connection. */
const AfterPage = afterPage('outbox', async () => (await import('./after-page.screen.js')).AfterPageScreen);

/** The route table. NAV-01 to NAV-13 */
export function AppRoutes() {
  const location = useLocation();
  // The media viewer is a history entry of its own: the page behind it stays mounted.
  const viewer = viewerState(location.state);
  const page = viewer?.behind ?? location;
  const pathname = canonicalPath(page.pathname);
  if (pathname !== page.pathname) return <Navigate to={{ ...page, pathname }} state={page.state} replace />;
  return (
    <ArrivalProvider page={page}>
      <Routes location={page}>
        <Route path="/login" element={<SignInPage />} />
        <Route path="/login/return" element={<SignInReturnPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route
          path="*"
          element={
            <Shell chats={!isChatsPath(pathname) ? undefined : pathname === '/chats' ? 'list' : 'open'}>
              <Pages location={page} renderPage={renderPage} />
            </Shell>
          }
        />
      </Routes>
      <ViewerHost viewer={viewer} />
      <MiniDockHost />
      <ModalHost />
      <AfterPage />
    </ArrivalProvider>
  );
}

/** The page of an address inside the shell. */
const renderPage = (location: Location) => (
  <Routes location={location}>
    <Route path="/" element={<EntryPage />} />
    <Route path="/timeline/local" element={<PublicPage key="local" />} />
    <Route path="/timeline/fediverse" element={<PublicPage key="fediverse" />} />
    <Route path="/timeline/:host" element={<RemotePage />} />
    <Route path="/bookmarks" element={<SavedPage key="bookmarks" />} />
    <Route path="/favourites" element={<SavedPage key="favourites" />} />
    <Route path="/lists" element={<ListsPage />} />
    <Route path="/list/:id" element={<ListPage />} />
    <Route path="/notifications/requests" element={<NotificationsPage />} />
    <Route path="/notifications/requests/:accountId" element={<NotificationsPage />} />
    <Route path="/notifications/:tab?" element={<NotificationsPage />} />
    <Route path="/chats/:chatId?" element={<ChatsPage />} />
    <Route path="/events" element={<EventsPage />} />
    <Route path="/search" element={<SearchPage />} />
    <Route path="/explore/:kind?" element={<ExplorePage />} />
    <Route path="/tags/:name" element={<TagPage />} />
    <Route path="/follow_requests" element={<FollowRequestsPage />} />
    <Route path="/mutes" element={<MutesPage />} />
    <Route path="/blocks" element={<BlocksPage />} />
    <Route path="/domain_blocks" element={<DomainBlocksPage />} />
    <Route path="/suggestions" element={<SuggestionsPage />} />
    <Route path="/scheduled_statuses" element={<ScheduledPage />} />
    <Route path="/about" element={<AboutPage />} />
    <Route path="/announcements" element={<AnnouncementsPage />} />
    <Route path="/federation_restrictions" element={<FederationPage />} />
    <Route path="/settings/:section?" element={<SettingsPage />} />
    <Route path="/:handle/*" element={<AccountRoutes />} />
    <Route path="*" element={<OtherAddressPage />} />
  </Routes>
);

/** NAV-01: Home for a member; the local timeline for a visitor, or the sign-in page when no server is known. */
function EntryPage() {
  const { session, server } = useSession();
  if (session !== null) return <HomePage />;
  return server === null ? <Navigate to="/login" replace /> : <PublicPage />;
}

/** `/@acct` and below. React Router has no pattern for a segment with a fixed first character. */
function AccountRoutes() {
  const { handle = '' } = useParams();
  const { pathname } = useLocation();
  if (!handle.startsWith('@') || handle.length < 2) return <OtherAddressPage />;
  return (
    <Routes>
      <Route index element={<ProfilePage key={handle} />} />
      <Route path="with_replies" element={<ProfilePage key={handle} />} />
      <Route path="media" element={<ProfilePage key={handle} />} />
      <Route path="favorites" element={<ProfilePage key={handle} />} />
      <Route path="tagged/:tag" element={<ProfilePage key={handle} />} />
      <Route path="followers" element={<AccountListPage key={pathname} />} />
      <Route path="following" element={<AccountListPage key={pathname} />} />
      <Route path="posts/:statusId" element={<ThreadPage key={pathname} />} />
      <Route path="events/:statusId" element={<EventPage />} />
      <Route path="events/:statusId/discussion" element={<EventPage />} />
      <Route path="posts/:statusId/quotes" element={<QuotesPage key={pathname} />} />
      <Route path="*" element={<OtherAddressPage />} />
    </Routes>
  );
}
