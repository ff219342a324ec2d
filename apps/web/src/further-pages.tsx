import { lazyContent } from './routing/lazy-content.js';
import { FailedPage } from './shell/failed-page.js';

// A table of its own, so that the first page does not load the names of all files.
const pages = {
  followRequests: lazyContent(async () => (await import('./pages/follow-requests-page.js')).FollowRequestsPage, FailedPage),
  mutes: lazyContent(async () => (await import('./pages/mutes-page.js')).MutesPage, FailedPage),
  blocks: lazyContent(async () => (await import('./pages/blocks-page.js')).BlocksPage, FailedPage),
  domainBlocks: lazyContent(async () => (await import('./pages/domain-blocks-page.js')).DomainBlocksPage, FailedPage),
  suggestions: lazyContent(async () => (await import('./pages/suggestions-page.js')).SuggestionsPage, FailedPage),
  explore: lazyContent(async () => (await import('./pages/explore-page.js')).ExplorePage, FailedPage),
  about: lazyContent(async () => (await import('./pages/about-page.js')).AboutPage, FailedPage),
  announcements: lazyContent(async () => (await import('./pages/announcements-page.js')).AnnouncementsPage, FailedPage),
  federation: lazyContent(async () => (await import('./pages/federation-page.js')).FederationPage, FailedPage),
  scheduled: lazyContent(async () => (await import('./pages/scheduled-page.js')).ScheduledPage, FailedPage),
  events: lazyContent(async () => (await import('./pages/events-page.js')).EventsPage, FailedPage),
  lists: lazyContent(async () => (await import('./pages/lists-page.js')).ListsPage, FailedPage),
  list: lazyContent(async () => (await import('./pages/list-page.js')).ListPage, FailedPage),
  remote: lazyContent(async () => (await import('./pages/remote-page.js')).RemotePage, FailedPage),
  quotes: lazyContent(async () => (await import('./pages/quotes-page.js')).QuotesPage, FailedPage),
};

/** One of the pages that a visit rarely needs. */
export function FurtherPage({ name }: { name: keyof typeof pages }) {
  const Page = pages[name];
  return <Page />;
}
