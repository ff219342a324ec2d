export { siteLinksMessages } from './messages.js';
export { SiteLinksScreen, type SiteHrefs, type SiteLinksScreenProps } from './site-links.screen.js';
