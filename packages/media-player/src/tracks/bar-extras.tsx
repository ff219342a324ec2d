import type { BarExtras } from '../controls/seek-bar.js';
import type { PlayerStore } from '../store/player-store.dom.js';
import { chapterAt, chapterMarks, chaptersOf, chaptersTrack, type Chapter } from './chapter-list.js';
import { ChaptersMenu } from './chapters-menu.js';
import { ThumbnailImage } from './thumbnail.js';

interface WatchOptions {
  /** BCP 47: of tracks in several languages the one in this language is taken. */
  readonly locale: string;
  /** Address of the thumbnail track of a video (WebVTT). */
  readonly thumbnails: string | undefined;
  readonly signal: AbortSignal;
}

/** Reports the chapters and thumbnails of a player, now and when its tracks change, until the signal aborts. */
export function watchBarExtras(store: PlayerStore, options: WatchOptions, report: (extras: BarExtras) => void): void {
  const { locale, thumbnails, signal } = options;
  if (signal.aborted) return;
  const { element } = store;
  const { textTracks } = element;
  const read = () => {
    const track = chaptersTrack(Array.from(textTracks), locale);
    // The cues of a disabled track are not loaded.
    if (track?.mode === 'disabled') track.mode = 'hidden';
    report(extrasOf(store, chaptersOf(track?.cues ?? null), thumbnails));
  };
  read();
  // A `<track>` emits `load` when its cues are there. The event does not bubble.
  element.addEventListener('load', read, { capture: true, signal });
  // In jsdom lists of tracks have no events.
  if (!('addEventListener' in textTracks)) return;
  for (const event of ['addtrack', 'removetrack']) textTracks.addEventListener(event, read, { signal });
}

function extrasOf(store: PlayerStore, chapters: readonly Chapter[], thumbnails: string | undefined): BarExtras {
  const titleAt = (seconds: number) => chapters[chapterAt(chapters, seconds)]?.title;
  return {
    titleAt,
    marks: duration => duration !== null && chapters.length > 0 && <Marks fractions={chapterMarks(chapters, duration)} />,
    preview: seconds => (
      <>
        {thumbnails !== undefined && <ThumbnailImage store={store} seconds={seconds} trackUrl={thumbnails} />}
        <Title text={titleAt(seconds)} />
      </>
    ),
    menu: texts => chapters.length > 0 && <ChaptersMenu store={store} texts={texts} chapters={chapters} />,
  };
}

/** The title of the chapter under the pointer. */
function Title({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="rk-player-chapter" dir="auto">
      {text}
    </span>
  );
}

function Marks({ fractions }: { readonly fractions: readonly number[] }) {
  return (
    <svg className="rk-player-marks" aria-hidden="true">
      {fractions.map(fraction => (
        <rect key={fraction} x={`${fraction * 100}%`} width={3} height="100%" />
      ))}
    </svg>
  );
}
