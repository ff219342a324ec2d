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

const PublicPage = lazyPage(async () => (await import('./pages/public-page.js')).PublicPage);
const TagPage = lazyPage(async () => (await import('./pages/tag-page.js')).TagPage);
const ProfilePage = lazyPage(async () => (await import('./pages/profile-page.js')).ProfilePage);
const AccountListPage = lazyPage(async () => (await import('./pages/account-list-page.js')).AccountListPage);
const SavedPage = lazyPage(async () => (await import('./pages/saved-page.js')).SavedPage);
const NotificationsPage = lazyPage(async () => (await import('./pages/notifications-page.js')).NotificationsPage);
const ChatsPage = lazyPage(async () => (await import('./pages/chats-page.js')).ChatsPage);
const EventPage = lazyPage(async () => (await import('./pages/event-page.js')).EventPage);
const SearchPage = lazyPage(async () => (await import('./pages/search-page.js')).SearchPage);
const ThreadPage = lazyPage(async () => (await import('./pages/thread-page.js')).ThreadPage);
const SettingsPage = lazyPage(async () => (await import('./pages/settings-page.js')).SettingsPage);
const OtherAddressPage = lazyPage(async () => (await import('./pages/other-address-page.js')).OtherAddressPage);
const SignInPage = lazyContent(async () => (await import('./pages/sign-in-page.js')).SignInPage);
const SignUpPage = lazyContent(async () => (await import('./pages/sign-up-page.js')).SignUpPage);
const SignInReturnPage = lazyContent(async () => (await import('./pages/sign-in-return-page.js')).SignInReturnPage);

/** A page that a visit rarely needs. */
const FurtherPage = lazyContent(async () => (await import('./further-pages.js')).FurtherPage, FailedPage);

/** The keyboard and the state of the connection. */
const AfterPage = afterPage(async () => (await import('./after-page.screen.js')).AfterPageScreen);

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
    <Route path="/timeline/:host" element={<FurtherPage name="remote" />} />
    <Route path="/bookmarks" element={<SavedPage key="bookmarks" />} />
    <Route path="/favourites" element={<SavedPage key="favourites" />} />
    <Route path="/lists" element={<FurtherPage name="lists" />} />
    <Route path="/list/:id" element={<FurtherPage name="list" />} />
    <Route path="/notifications/requests" element={<NotificationsPage />} />
    <Route path="/notifications/requests/:accountId" element={<NotificationsPage />} />
    <Route path="/notifications/:tab?" element={<NotificationsPage />} />
    <Route path="/chats/:chatId?" element={<ChatsPage />} />
    <Route path="/events" element={<FurtherPage name="events" />} />
    <Route path="/search" element={<SearchPage />} />
    <Route path="/explore/:kind?" element={<FurtherPage name="explore" />} />
    <Route path="/tags/:name" element={<TagPage />} />
    <Route path="/follow_requests" element={<FurtherPage name="followRequests" />} />
    <Route path="/mutes" element={<FurtherPage name="mutes" />} />
    <Route path="/blocks" element={<FurtherPage name="blocks" />} />
    <Route path="/domain_blocks" element={<FurtherPage name="domainBlocks" />} />
    <Route path="/suggestions" element={<FurtherPage name="suggestions" />} />
    <Route path="/scheduled_statuses" element={<FurtherPage name="scheduled" />} />
    <Route path="/about" element={<FurtherPage name="about" />} />
    <Route path="/announcements" element={<FurtherPage name="announcements" />} />
    <Route path="/federation_restrictions" element={<FurtherPage name="federation" />} />
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
      <Route path="posts/:statusId/quotes" element={<FurtherPage key={pathname} name="quotes" />} />
      <Route path="*" element={<OtherAddressPage />} />
    </Routes>
  );
}
