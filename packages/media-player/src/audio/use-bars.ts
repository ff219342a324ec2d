import { useEffect, useMemo, useState } from 'react';
import { followResize } from '../resize-follow.js';
import { barCount, plainBars, resampleBars } from './bars.js';

type IdleWindow = Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/** Runs when the browser has nothing better to do; gives the way to call it off. */
function whenIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow;
  if (requestIdleCallback && cancelIdleCallback) {
    const handle = requestIdleCallback.call(window, run, { timeout: 5000 });
    return () => cancelIdleCallback.call(window, handle);
  }
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}

/** Runs once the element is in view and the browser idle; gives the way to call it off. */
function whenSeen(target: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return whenIdle(run);
  let cancelIdle: () => void = () => undefined;
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    observer.disconnect();
    cancelIdle = whenIdle(run);
  });
  observer.observe(target);
  return () => {
    observer.disconnect();
    cancelIdle();
  };
}

/** What reads a file comes when the first sound is seen; without it the calm bars stay. */
async function readOwnPeaks(src: string, signal: AbortSignal): Promise<readonly number[] | null> {
  const peaks = await import('./peaks-file.js').catch(() => null);
  if (!peaks?.isOwnFile(src, document.baseURI)) return null;
  return peaks.readPeaks(src, { fetch: (address, init) => fetch(address, init), decode: peaks.decodeAudio, signal });
}

export interface BarsOptions {
  readonly src: string;
  /** Names the calm bars of a sound that is not read. */
  readonly name: string;
  /** Known loudness over time, 0 to 1; then the file is not read. */
  readonly peaks?: readonly number[] | undefined;
}

/** The bars of a sound's waveform in an element: given ones, those of the file where it is small and the page's own, else calm ones. */
export function useBars(target: Element | null, { src, name, peaks }: BarsOptions): readonly number[] {
  const [read, setRead] = useState<{ readonly src: string; readonly peaks: readonly number[] } | null>(null);
  const [count, setCount] = useState(() => barCount(Number.NaN));
  const isGiven = peaks !== undefined && peaks.length > 0;

  useEffect(
    () => (target instanceof HTMLElement ? followResize(target, size => setCount(barCount(size.width))) : undefined),
    [target],
  );
  useEffect(() => {
    if (!target || isGiven || typeof OfflineAudioContext === 'undefined') return;
    const reading = new AbortController();
    const cancel = whenSeen(target, () => {
      void readOwnPeaks(src, reading.signal).then(found => found && !reading.signal.aborted && setRead({ src, peaks: found }));
    });
    return () => {
      cancel();
      reading.abort();
    };
  }, [target, src, isGiven]);

  const known = isGiven ? peaks : read?.src === src ? read.peaks : null;
  return useMemo(() => (known ? resampleBars(known, count) : plainBars(name, count)), [known, name, count]);
}
