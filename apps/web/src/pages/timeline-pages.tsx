/* The pages of lists of posts, of those lists, and of addresses without a page: one file. */
export { ListPage, ListsPage } from './list-pages.js';
export { OtherAddressPage } from './other-address-page.js';
export { PublicPage } from './public-page.js';
export { RemotePage } from './remote-page.js';
export { SavedPage } from './saved-page.js';
export { StaffPage } from './staff-page.js';
export { TagPage } from './tag-page.js';
