import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation, useParams, type Location } from 'react-router-dom';
import { ModalHost } from './modals/modal-host.js';
import { MiniDockHost } from './media/mini-dock-host.js';
import { ViewerHost } from './media-viewer/viewer-host.js';
import { canonicalPath, isChatsPath } from './routing/hrefs.js';
import { lazyContent } from './routing/lazy-content.js';
import { viewerState } from './routing/viewer-location.js';
import { HomePage } from './pages/home-page.js';
import type { ColumnsPageProps } from './columns/columns-page.js';
import { useSession } from './session/session-provider.js';
import { afterPage } from './shell/after-page.js';
import { FailedPage } from './shell/failed-page.js';
import { Pages } from './shell/pages.js';
import { Shell } from './shell/shell.js';
import { useHasColumns } from './shell/use-has-columns.js';
import { ArrivalProvider } from './routing/arrival.js';

/** A page inside the shell. */
const lazyPage = (load: () => Promise<ComponentType>): ComponentType => lazyContent(load, FailedPage);

// One file for the pages of one subject.
const timelinePages = () => import('./pages/timeline-pages.js');
const accountPages = () => import('./pages/account-pages.js');
const statusPages = () => import('./pages/status-pages.js');
const searchPages = () => import('./pages/search-pages.js');
const entrancePages = () => import('./pages/entrance-pages.js');
const serverPages = () => import('./pages/server-pages.js');
const settingsPages = () => import('./pages/settings-pages.js');

const ColumnsPage = lazyContent<ColumnsPageProps>(
  async () => (await import('./columns/columns-page.js')).ColumnsPage,
  FailedPage,
);
const PublicPage = lazyPage(async () => (await timelinePages()).PublicPage);
const TagPage = lazyPage(async () => (await timelinePages()).TagPage);
const ProfilePage = lazyPage(async () => (await accountPages()).ProfilePage);
const AccountListPage = lazyPage(async () => (await accountPages()).AccountListPage);
const SavedPage = lazyPage(async () => (await timelinePages()).SavedPage);
const NotificationsPage = lazyPage(async () => (await import('./pages/notifications-page.js')).NotificationsPage);
const CatchUpPage = lazyPage(async () => (await import('./pages/catch-up-page.js')).CatchUpPage);
const ChatsPage = lazyPage(async () => (await import('./pages/chats-page.js')).ChatsPage);
const EventPage = lazyPage(async () => (await statusPages()).EventPage);
const SearchPage = lazyPage(async () => (await searchPages()).SearchPage);
const ThreadPage = lazyPage(async () => (await statusPages()).ThreadPage);
const SettingsPage = lazyPage(async () => (await settingsPages()).SettingsPage);
const ListsPage = lazyPage(async () => (await timelinePages()).ListsPage);
const ListPage = lazyPage(async () => (await timelinePages()).ListPage);
const FollowRequestsPage = lazyPage(async () => (await accountPages()).FollowRequestsPage);
const MutesPage = lazyPage(async () => (await accountPages()).MutesPage);
const BlocksPage = lazyPage(async () => (await accountPages()).BlocksPage);
const DomainBlocksPage = lazyPage(async () => (await accountPages()).DomainBlocksPage);
const SuggestionsPage = lazyPage(async () => (await accountPages()).SuggestionsPage);
const ExplorePage = lazyPage(async () => (await searchPages()).ExplorePage);
const EventsPage = lazyPage(async () => (await statusPages()).EventsPage);
const FiltersPage = lazyPage(async () => (await settingsPages()).FiltersPage);
const ScheduledPage = lazyPage(async () => (await accountPages()).ScheduledPage);
const RemotePage = lazyPage(async () => (await timelinePages()).RemotePage);
const QuotesPage = lazyPage(async () => (await statusPages()).QuotesPage);
const AboutPage = lazyPage(async () => (await serverPages()).AboutPage);
const AnnouncementsPage = lazyPage(async () => (await serverPages()).AnnouncementsPage);
const FederationPage = lazyPage(async () => (await serverPages()).FederationPage);
const WelcomePage = lazyPage(async () => (await import('./pages/welcome-page.js')).WelcomePage);
const OtherAddressPage = lazyPage(async () => (await timelinePages()).OtherAddressPage);
const StaffPage = lazyPage(async () => (await timelinePages()).StaffPage);
const SignInPage = lazyContent(async () => (await entrancePages()).SignInPage);
const SignUpPage = lazyContent(async () => (await import('./pages/sign-up-page.js')).SignUpPage);
const SignInReturnPage = lazyContent(async () => (await entrancePages()).SignInReturnPage);

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
    <Route path="/catch-up" element={<CatchUpPage />} />
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
    <Route path="/filters" element={<FiltersPage />} />
    <Route path="/suggestions" element={<SuggestionsPage />} />
    <Route path="/scheduled_statuses" element={<ScheduledPage />} />
    <Route path="/welcome" element={<WelcomePage />} />
    <Route path="/about" element={<AboutPage />} />
    <Route path="/announcements" element={<AnnouncementsPage />} />
    <Route path="/federation_restrictions" element={<FederationPage />} />
    <Route path="/settings/:section?" element={<SettingsPage />} />
    <Route path="/moderation/*" element={<StaffPage />} />
    <Route path="/:handle/*" element={<AccountRoutes />} />
    <Route path="*" element={<OtherAddressPage />} />
  </Routes>
);

/** NAV-01: Home for a member, as columns where the reader wants them; the local timeline for a visitor, or the sign-in page when no server is known. */
function EntryPage() {
  const { session, server } = useSession();
  const hasColumns = useHasColumns();
  if (hasColumns) return <ColumnsPage renderPage={renderPage} />;
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
