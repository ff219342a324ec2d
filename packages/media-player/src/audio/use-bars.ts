import { useEffect, useMemo, useState } from 'react';
import { watchSize } from '../view/watch-size.dom.js';
import { barCount, placeholderBars, resampleBars } from './bars.js';
import { loadAudioExtras } from './use-colors.js';

type IdleWindow = Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/** Runs when the browser is idle. Returns a cancel function. */
function whenIdle(run: () => void): () => void {
  const { requestIdleCallback, cancelIdleCallback } = window as IdleWindow;
  if (requestIdleCallback && cancelIdleCallback) {
    const handle = requestIdleCallback.call(window, run, { timeout: 5000 });
    return () => cancelIdleCallback.call(window, handle);
  }
  const timer = setTimeout(run, 500);
  return () => clearTimeout(timer);
}

/** Runs once the element is in view and the browser is idle. Returns a cancel function. */
function whenVisible(target: Element, run: () => void): () => void {
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

/** Reads the peaks of a same-origin file. Lazy-loads the reader; if that fails, the placeholder bars stay. */
async function loadPeaks(src: string, signal: AbortSignal): Promise<readonly number[] | null> {
  const peaks = await loadAudioExtras();
  if (!peaks?.isSameOrigin(src, document.baseURI)) return null;
  return peaks.readPeaks(src, { fetch: (address, init) => fetch(address, init), decode: peaks.decodeAudio, signal });
}

interface BarsOptions {
  readonly src: string;
  /** Seeds the placeholder bars. */
  readonly name: string;
  /** Known peaks, 0 to 1; the file is not downloaded then. */
  readonly peaks?: readonly number[] | undefined;
}

/** The bars of a waveform: the given peaks, those of a small same-origin file, else placeholder bars. */
export function useBars(target: Element | null, { src, name, peaks }: BarsOptions): readonly number[] {
  const [read, setRead] = useState<{ readonly src: string; readonly peaks: readonly number[] } | null>(null);
  const [count, setCount] = useState(() => barCount(Number.NaN));
  const isGiven = peaks !== undefined && peaks.length > 0;

  useEffect(
    () => (target instanceof HTMLElement ? watchSize(target, size => setCount(barCount(size.width))) : undefined),
    [target],
  );
  useEffect(() => {
    if (!target || isGiven || typeof OfflineAudioContext === 'undefined') return;
    const reading = new AbortController();
    const cancel = whenVisible(target, () => {
      void loadPeaks(src, reading.signal).then(found => found && !reading.signal.aborted && setRead({ src, peaks: found }));
    });
    return () => {
      cancel();
      reading.abort();
    };
  }, [target, src, isGiven]);

  const known = isGiven ? peaks : read?.src === src ? read.peaks : null;
  return useMemo(() => (known ? resampleBars(known, count) : placeholderBars(name, count)), [known, name, count]);
}
