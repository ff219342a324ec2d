import { Activity, memo, useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from 'react-router-dom';
import { PageArrival, TopOnArrival, useArrival, type Arrival } from '../routing/arrival.js';
import { arriveAt, type OpenPage } from './open-pages.js';
import { FailedPage } from './failed-page.js';
import { PageErrorBoundary } from './page-error-boundary.js';

interface PagesProps {
  location: Location;
  /** Draws the page of an address. Stable: another function renders the kept page too. */
  renderPage(location: Location): ReactNode;
}

/**
 * The page on the screen, and behind it the list that the reader came from (ADR 5): it stays mounted, without effects and outside the
 * document, so that going back shows it instead of rendering it anew.
 */
export function Pages({ location, renderPage }: PagesProps) {
  const arrival = useArrival();
  const [before, setPages] = useState(() => arriveAt(null, location, arrival));
  const pages = arriveAt(before, location, arrival);
  if (pages !== before) setPages(pages);
  const { shown, kept } = pages;
  return (kept === null ? [shown] : [shown, kept])
    .toSorted((a, b) => a.id - b.id)
    .map(page => <PagePlace key={page.id} page={page} isShown={page === shown} renderPage={renderPage} />);
}

interface PagePlaceProps extends Pick<PagesProps, 'renderPage'> {
  page: OpenPage;
  isShown: boolean;
}

const PagePlace = memo(function PagePlace({ page, isShown, renderPage }: PagePlaceProps) {
  const [box] = useState(createBox);
  // The box comes before its content: its ref runs before the layout effects of the page.
  const attach = useCallback(
    (place: HTMLElement | null) => {
      place?.append(box);
      return () => box.remove();
    },
    [box],
  );
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={attach} className="app-page" />
      {createPortal(<PageContent location={page.location} arrival={page.arrival} renderPage={renderPage} />, box)}
    </Activity>
  );
});

function createBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'app-page';
  return box;
}

interface PageContentProps extends Pick<PagesProps, 'renderPage'> {
  location: Location;
  arrival: Arrival;
}

const PageContent = memo(function PageContent({ location, arrival, renderPage }: PageContentProps) {
  return (
    <PageArrival arrival={arrival}>
      <TopOnArrival entry={location.key} />
      <PageErrorBoundary Failed={FailedPage}>{renderPage(location)}</PageErrorBoundary>
    </PageArrival>
  );
});
