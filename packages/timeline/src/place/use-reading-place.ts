import { browserStorage, type Marker } from '@rookery/api-client';
import { accountState, advanceMarker, markerKey, markerQuery, useClient } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { createScrollMemory, useScroller, type ScrollPosition, type VirtualListHandle } from '@rookery/ui/list';
import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { statusIdOfKey, type Row } from '../rows/timeline-rows.js';
import type { TimelineSource } from '../state/timeline-sources.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { placeToOffer, postAt, rowOfMarker } from './reading-place.js';
import { recordTabInUse } from './tab-names.js';
import type * as VisitNotes from './visit-notes.data.js';
import { createWrittenPlace } from './written-place.js';

/** How long scrolling rests before the place is saved, in ms. */
const SAVE_AT_REST_MS = 2_000;

export interface ReadingPlaceOptions {
  source: TimelineSource;
  /** Names the list's position in storage. */
  scrollKey: string;
  rows: readonly Row[];
  list: RefObject<VirtualListHandle | null>;
  /** The list was restored to where this device left it. */
  isRestored: boolean;
  showQueue(): void;
  /** Scrolls the row to the top of the viewport. */
  onGo(key: string): void;
  /** Opens the list again at its stored position. */
  onReturn(): void;
}

type Offer = 'unknown' | 'offered' | 'going' | 'closed';

/** The place on offer. `position`: where this device left the list; null for a marker of the server. */
interface Target {
  id: string;
  position: ScrollPosition | null;
  isFromOther: boolean;
}

/** Whether Home was shown since the page was opened, or since the account signed in. */
const visits = accountState('visits of Home', () => ({ hasBegun: false }));

/** After a reload the tab restores its own place. */
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some(entry => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Saves the reader's place in Home on this device and to the server, and offers the place that was saved. While an offer is open
 * nothing is saved: that would overwrite it.
 */
export function useReadingPlace(options: ReadingPlaceOptions) {
  const { source, scrollKey, rows, list, isRestored, showQueue, onGo, onReturn } = options;
  const client = useClient();
  const scroller = useScroller();
  const queryClient = useQueryClient();
  const { storageScope, scrollMemory, windows, settings } = useTimelineOptions();
  const { offersPlace } = settings;
  const written = useMemo(() => createWrittenPlace(browserStorage('local'), storageScope, 'home'), [storageScope]);
  const places = useMemo(() => createScrollMemory(browserStorage('local'), storageScope), [storageScope]);
  const { data, isError } = useQuery(markerQuery(client, 'home'));
  // Some servers have no markers.
  const marker = isError ? null : data;
  const markerId = marker?.last_read_id ?? null;
  const [offer, setOffer] = useState<Offer>('unknown');
  const [target, setTarget] = useState<Target | null>(null);

  const latest = useRef({ rows, onGo });
  useLayoutEffect(() => {
    latest.current = { rows, onGo };
  });

  // Their code is loaded when the reader reads on: Home is idle before that.
  const kept = useRef<ReturnType<typeof loadNotes> | null>(null);
  const notes = useCallback(
    () => (kept.current ??= loadNotes(queryClient, storageScope, list, scroller)),
    [queryClient, storageScope, list, scroller],
  );
  useEffect(() => {
    const unsubscribe = scroller.subscribe('scroll', () => void notes());
    return () => {
      unsubscribe();
      void kept.current?.then(one => one?.stop());
      kept.current = null;
    };
  }, [scroller, notes]);

  useEffect(() => {
    // Without the server's marker nothing is saved: it could move the marker back.
    if (marker === undefined || offer !== 'unknown') return;
    const reading = postAt(latest.current.rows, list.current?.anchor()?.index ?? 0);
    if (reading === null) return;
    const position = places.read(scrollKey);
    const deviceId = position === null ? null : statusIdOfKey(position.key);
    const visit = visits(queryClient);
    const kind = placeToOffer({
      markerId,
      writtenIds: written.read(),
      deviceId,
      readingId: reading,
      isRestored,
      isFirst: !visit.hasBegun && !isReload(),
      isInView: id => isInView(list.current, latest.current.rows, id),
      order: orderOf(latest.current.rows),
    });
    visit.hasBegun = true;
    const id = kind === 'device' ? deviceId : markerId;
    const isOffered = offersPlace && kind !== null && id !== null;
    if (isOffered) setTarget({ id, position: kind === 'device' ? position : null, isFromOther: kind === 'other-device' });
    setOffer(isOffered ? 'offered' : 'closed');
  }, [marker, markerId, offer, written, places, scrollKey, isRestored, offersPlace, queryClient, list, rows]);

  useEffect(() => {
    if (offer !== 'offered' || target === null) return undefined;
    // A reader who scrolls to the place needs no offer.
    const look = debounce(() => {
      if (isInView(list.current, latest.current.rows, target.id)) setOffer('closed');
    }, SAVE_AT_REST_MS);
    const unsubscribe = scroller.subscribe('scroll', look);
    return () => {
      look.cancel();
      unsubscribe();
    };
  }, [offer, target, list, scroller]);

  useEffect(() => {
    if (offer !== 'closed') return undefined;
    let reading: string | null = null;
    const save = (isLeaving: boolean): void => {
      const anchor = list.current?.anchor();
      if (anchor) reading = statusIdOfKey(anchor.key) ?? postAt(latest.current.rows, anchor.index);
      const before = queryClient.getQueryData<Marker | null>(markerKey('home'))?.last_read_id ?? places.read(scrollKey)?.key;
      void notes().then(one => one?.note(before));
      const place = scrollMemory.read(scrollKey);
      if (place === null) places.forget(scrollKey);
      else places.write(scrollKey, { ...place, sizes: undefined });
      const session = browserStorage('session');
      if (session !== null) void recordTabInUse(session, browserStorage('local'));
      if (reading === null || isError) return;
      const id = reading;
      written.send(id);
      void advanceMarker(client, queryClient, 'home', id, { keepalive: isLeaving, order: orderOf(latest.current.rows) }).then(
        isWritten => {
          if (isWritten) written.write(id);
        },
      );
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
  }, [offer, client, queryClient, written, places, notes, scrollMemory, scrollKey, isError, list, scroller]);

  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const key = awaited.current === null ? undefined : (rowOfMarker(rows, awaited.current) ?? rows.at(-1)?.key);
    if (key === undefined) return;
    awaited.current = null;
    onGo(key);
  });

  const go = async (): Promise<void> => {
    if (target === null || offer !== 'offered') return;
    setOffer('going');
    const { id, position } = target;
    const places = await import('./go-to-place.data.js').catch(() => null);
    if (places === null) return setOffer('offered');
    if (position !== null && places.restoreStored(queryClient, source, await windows.read(scrollKey), id)) {
      scrollMemory.write(scrollKey, position);
      // At once: a rendering in between would show it from its top.
      flushSync(onReturn);
      return;
    }
    showQueue();
    await places.loadDownTo(client, queryClient, source, id);
    // The list hears of the pages in a task of its own.
    notifyManager.schedule(() => {
      awaited.current = id;
      setOffer('closed');
    });
  };

  return {
    isOffered: offer === 'offered' || offer === 'going',
    isFromOther: target?.isFromOther === true,
    isGoing: offer === 'going',
    go,
    dismiss: () => setOffer('closed'),
  };
}

/** The notes for catching up; null: their code could not be loaded. */
const loadNotes = async (...about: Parameters<typeof VisitNotes.keepVisitNotes>) =>
  (await import('./visit-notes.data.js').catch(() => null))?.keepVisitNotes(...about) ?? null;

const orderOf = (rows: readonly Row[]): string[] => rows.flatMap(row => (row.kind === 'status' ? [row.id] : []));

function isInView(handle: VirtualListHandle | null, rows: readonly Row[], markerId: string): boolean {
  const key = rowOfMarker(rows, markerId);
  return key !== null && handle?.keysInView().includes(key) === true;
}
