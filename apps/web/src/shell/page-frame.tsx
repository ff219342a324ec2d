import { StatusPlaceholders } from '@rookery/timeline';
import { Skeleton } from '@rookery/ui';
import { destinations } from './destinations.js';
import { Mark } from './mark.js';
import { StartNotice, type StartNoticeProps } from './start-notice.js';

/** The places of a member where the server was not asked yet, the search among them: a window with a side column has it there. */
const RAIL_PLACES = destinations('', { lists: true, chats: true, events: false, trends: false }, 'second').length;
const BAR_PLACES = 5;

/**
 * The frame of a page with a list: rail, head, placeholders and bar. The build writes it into the page's HTML, where the style sheet
 * alone shows it; React replaces it with the page. Its one text is the app's name, because the reader's language is not known yet; the notice for
 * an app that does not start has each language.
 * No inline styles: the content policy rejects them.
 */
export function PageFrame({ catalogues }: StartNoticeProps) {
  return (
    <>
      <StartNotice catalogues={catalogues} />
      <Frame />
    </>
  );
}

function Frame() {
  return (
    <div className="app-shell app-frame" aria-hidden="true">
      <div className="app-rail">
        <div className="app-logo">
          <Mark />
          <span className="app-logo-name">Rookery</span>
        </div>
        <div className="app-navigation">
          <Places count={RAIL_PLACES} />
        </div>
      </div>
      <div className="app-column">
        <div className="app-page-header">
          <div className="app-page-title">Rookery</div>
          <div className="rk-tabs" />
        </div>
        <StatusPlaceholders />
      </div>
      <div className="app-navigation" data-bar="true">
        <Places count={BAR_PLACES} />
      </div>
    </div>
  );
}

function Places({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="app-navigation-item">
      <Skeleton shape="circle" />
      <span className="app-navigation-label">
        <Skeleton />
      </span>
    </div>
  ));
}
