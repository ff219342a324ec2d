interface MemberPage {
  readonly path: string;
  /** It has an end of its own: of a list, of a form, of a text. */
  readonly hasEnd?: true;
  /** It names accounts, lists or sites, each kind of row once. */
  readonly hasNames?: true;
}

/** The pages of a member: an address of each, and of each kind of profile. */
const memberPages: readonly MemberPage[] = [
  { path: '/' },
  { path: '/timeline/local' },
  { path: '/timeline/fediverse' },
  { path: '/notifications', hasEnd: true, hasNames: true },
  { path: '/bookmarks', hasEnd: true },
  { path: '/lists', hasEnd: true, hasNames: true },
  { path: '/search?q=tram', hasEnd: true },
  { path: '/search?q=tram&type=accounts', hasNames: true },
  { path: '/favourites' },
  { path: '/chats', hasEnd: true, hasNames: true },
  { path: '/events', hasEnd: true, hasNames: true },
  { path: '/explore', hasNames: true },
  { path: '/explore/tags' },
  { path: '/explore/links' },
  { path: '/tags/trams' },
  { path: '/follow_requests' },
  { path: '/mutes', hasEnd: true },
  { path: '/blocks', hasNames: true },
  { path: '/suggestions', hasEnd: true, hasNames: true },
  { path: '/scheduled_statuses' },
  { path: '/about', hasEnd: true, hasNames: true },
  { path: '/announcements' },
  { path: '/federation_restrictions' },
  { path: '/settings', hasEnd: true },
  { path: '/settings/reading', hasEnd: true },
  { path: '/settings/profile' },
  { path: '/welcome' },
  { path: '/@mara', hasNames: true },
  { path: '/@mara/followers', hasEnd: true, hasNames: true },
  { path: '/@mara/following' },
  { path: '/@ines@mar.example' },
  { path: '/@ines@mar.example/media' },
  { path: '/@dmitri@tram.example', hasEnd: true },
];

/** The addresses of all pages, or of those with a property. */
export const memberPaths = (property?: 'hasEnd' | 'hasNames'): string[] =>
  memberPages.filter(page => property === undefined || page[property] === true).map(({ path }) => path);
