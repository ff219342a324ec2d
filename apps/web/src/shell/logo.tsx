import { Link } from '@rookery/ui';
import { siteConfig } from '../config/site-config.dom.js';
import { BASE } from '../routing/base.dom.js';
import { Mark } from './mark.js';

/** Links to Home, with the name and the logo of the site. Its colour is the text colour. */
export function Logo() {
  const { name } = siteConfig();
  return (
    <Link href="/" className="app-logo" aria-label={name}>
      <SiteMark />
      <span className="app-logo-name">{name}</span>
    </Link>
  );
}

/** The logo of the site: its own, or the mark of the app. */
export function SiteMark() {
  const { logo } = siteConfig();
  return logo === null ? (
    <Mark />
  ) : (
    <img className="app-mark" referrerPolicy="no-referrer" src={/^(?:https:|\/)/.test(logo) ? logo : BASE + logo} alt="" />
  );
}
