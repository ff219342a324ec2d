import { useMemo, useRef, useState, useLayoutEffect, type ReactNode } from 'react';
import {
  createPath,
  Router,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { PageArrival } from '../routing/arrival.js';
import type { StableNavigate } from '../routing/use-stable-navigate.js';
import { FailedPage } from '../shell/failed-page.js';
import { PageErrorBoundary } from '../shell/page-error-boundary.js';
import { openHistory, pushed, replaced, shownIn, went, type ColumnHistory } from './column-history.js';
import { staysInColumn } from './column-layout.js';

/** The history of a column, and the router of its page: its own tabs open in the column, all else in the window. */
export interface ColumnRoute {
  readonly history: ColumnHistory;
  readonly moves: Navigator;
  /** Opens an address of the column's list. False: it is another page. */
  open(href: string): boolean;
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * @param navigate That of the window.
 * @param onTurn Called with the address that the column shows from now on.
 */
export function useColumnRoute(href: string, navigate: StableNavigate, onTurn: (href: string) => void): ColumnRoute {
  const [history, setHistory] = useState(() => openHistory(href));
  const latest = useRef({ history, onTurn });
  useLayoutEffect(() => {
    latest.current = { history, onTurn };
  });
  const { moves, open } = useMemo(() => {
    const turn = (next: ColumnHistory): void => {
      latest.current = { ...latest.current, history: next };
      setHistory(next);
      latest.current.onTurn(createPath(shownIn(next)));
    };
    const go =
      (change: typeof pushed) =>
      (to: To, state: unknown = null): void => {
        const target = hrefOf(to);
        if (staysInColumn(createPath(shownIn(latest.current.history)), target))
          turn(change(latest.current.history, target, state));
        else navigate(target, { state });
      };
    const own: Navigator = {
      createHref: hrefOf,
      go: distance => turn(went(latest.current.history, distance)),
      push: go(pushed),
      replace: go(replaced),
    };
    return {
      moves: own,
      open(target: string): boolean {
        const shown = createPath(shownIn(latest.current.history));
        if (!staysInColumn(shown, target)) return false;
        // Like a window, a column has no second entry for the address that it shows.
        (target === shown ? own.replace : own.push)(target);
        return true;
      },
    };
  }, [navigate]);
  return { history, moves, open };
}

interface ColumnRouterProps extends Pick<ColumnRoute, 'history' | 'moves'> {
  /** Draws the page of an address. */
  renderPage(location: Location): ReactNode;
}

const outside = { outlet: null, matches: [], isDataRoute: false };

/**
 * The page that a column shows. React Router refuses a router inside another one, which it finds by the context of the location: here it is none, as
 * in a window of its own.
 */
export function ColumnRouter({ history, moves, renderPage }: ColumnRouterProps) {
  const location = shownIn(history);
  return (
    <LocationContext.Provider value={null as never}>
      <RouteContext.Provider value={outside}>
        <Router {...{ location, navigator: moves }} useTransitions={false}>
          <PageArrival arrival={history.arrival}>
            <PageErrorBoundary Failed={FailedPage}>{renderPage(location)}</PageErrorBoundary>
          </PageArrival>
        </Router>
      </RouteContext.Provider>
    </LocationContext.Provider>
  );
}
