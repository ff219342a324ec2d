import { browserStorage } from '@rookery/api-client';
import { advanceMarker, markerQuery, useClient, loadOlder } from '@rookery/api-client/query';
import { debounce } from '@rookery/ui';
import { useScroller, type VirtualListHandle } from '@rookery/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { statusIdOfKey, type Row } from '../rows/timeline-rows.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { timelineKey, timelineList, type TimelineState } from '../state/timeline.data.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { isBelow, isWorthOffering, postAt, rowOfMarker } from './reading-place.js';
import { createWrittenPlace } from './written-place.js';

/** How long scrolling rests before the place is saved, in ms. */
const SAVE_AT_REST_MS = 2_000;
/** The most pages loaded on the way to a place. */
const MAX_PAGES = 10;

export interface ReadingPlaceOptions {
  source: TimelineSource;
  rows: readonly Row[];
  list: RefObject<VirtualListHandle | null>;
  /** The list was restored to where this device left it. */
  isRestored: boolean;
  showQueue(): void;
  /** Scrolls the row to the top of the viewport. */
  onGo(key: string): void;
}

type Offer = 'unknown' | 'offered' | 'going' | 'closed';

/**
 * Saves the reader's place in Home to the server, and offers the place that another device saved. While an offer is open nothing is
 * saved: that would overwrite it.
 */
export function useReadingPlace({ source, rows, list, isRestored, showQueue, onGo }: ReadingPlaceOptions) {
  const client = useClient();
  const scroller = useScroller();
  const queryClient = useQueryClient();
  const { storageScope } = useTimelineOptions();
  const written = useMemo(() => createWrittenPlace(browserStorage('local'), storageScope, 'home'), [storageScope]);
  const { data: marker } = useQuery(markerQuery(client, 'home'));
  const markerId = marker?.last_read_id ?? null;
  const [offer, setOffer] = useState<Offer>('unknown');

  const latest = useRef({ rows, onGo });
  useLayoutEffect(() => {
    latest.current = { rows, onGo };
  });

  useEffect(() => {
    // Without the server's marker nothing is saved: it could move the marker back.
    if (marker === undefined || offer !== 'unknown') return;
    const reading = postAt(latest.current.rows, list.current?.anchor()?.index ?? 0);
    if (reading === null) return;
    const isOffered = isWorthOffering({
      markerId,
      writtenId: written.read(),
      readingId: reading,
      isRestored,
      isInView: markerId !== null && isInView(list.current, latest.current.rows, markerId),
    });
    setOffer(isOffered ? 'offered' : 'closed');
  }, [marker, markerId, offer, written, isRestored, list, rows]);

  useEffect(() => {
    if (offer !== 'offered' || markerId === null) return undefined;
    // A reader who scrolls to the place needs no offer.
    const look = debounce(() => {
      if (isInView(list.current, latest.current.rows, markerId)) setOffer('closed');
    }, SAVE_AT_REST_MS);
    const unsubscribe = scroller.subscribe('scroll', look);
    return () => {
      look.cancel();
      unsubscribe();
    };
  }, [offer, markerId, list, scroller]);

  useEffect(() => {
    if (offer !== 'closed') return undefined;
    let reading: string | null = null;
    const save = (isLeaving: boolean): void => {
      const anchor = list.current?.anchor();
      if (anchor) reading = statusIdOfKey(anchor.key) ?? postAt(latest.current.rows, anchor.index);
      if (reading === null) return;
      const id = reading;
      void advanceMarker(client, queryClient, 'home', id, { keepalive: isLeaving }).then(isWritten => {
        if (isWritten) written.write(id);
      });
    };
    const saveAtRest = debounce(() => save(false), SAVE_AT_REST_MS);
    const saveHidden = (): void => {
      if (document.visibilityState === 'hidden') save(true);
    };
    saveAtRest();
    const unsubscribe = scroller.subscribe('scroll', saveAtRest);
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      saveAtRest.cancel();
      unsubscribe();
      document.removeEventListener('visibilitychange', saveHidden);
    };
  }, [offer, client, queryClient, written, list, scroller]);

  const target = useRef<string | null>(null);
  useEffect(() => {
    const key = target.current === null ? undefined : (rowOfMarker(rows, target.current) ?? rows.at(-1)?.key);
    if (key === undefined) return;
    target.current = null;
    onGo(key);
  });

  const go = async (): Promise<void> => {
    if (markerId === null || offer !== 'offered') return;
    setOffer('going');
    const state = (): TimelineState | undefined => queryClient.getQueryData<TimelineState>(timelineKey(source));
    showQueue();
    const isOlder = (): boolean => isBelow(entriesOf(state()), markerId);
    try {
      for (let pages = 0; pages < MAX_PAGES && isOlder() && state()?.older; pages += 1) {
        await loadOlder(client, queryClient, timelineList(source));
      }
    } catch {
      // Goes as far as the list is loaded. The list shows the error.
    }
    target.current = markerId;
    setOffer('closed');
  };

  return {
    isOffered: offer === 'offered' || offer === 'going',
    isGoing: offer === 'going',
    go,
    dismiss: () => setOffer('closed'),
  };
}

const entriesOf = (state: TimelineState | undefined) =>
  (state?.entries ?? []).flatMap(entry => (entry.kind === 'item' ? [{ kind: 'status', key: entry.id, id: entry.id }] : []));

function isInView(handle: VirtualListHandle | null, rows: readonly Row[], markerId: string): boolean {
  const key = rowOfMarker(rows, markerId);
  return key !== null && handle?.keysInView().includes(key) === true;
}
