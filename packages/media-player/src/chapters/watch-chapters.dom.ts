import type { PlayerStore } from '../store/player-store.dom.js';
import { chapterAt, chapterMarks, chaptersOf, chaptersTrack, type Chapter } from './chapter-list.js';

/** The chapters of a player, for its seek bar and its menu. */
export interface Chapters {
  readonly list: readonly Chapter[];
  /** The index of the chapter at a time, in seconds; -1 without one. */
  indexAt(seconds: number): number;
  /** Where chapters begin, as fractions of the duration. */
  marks(duration: number): readonly number[];
}

/** Reports the chapters of a player in a language (BCP 47), and `null` without any. Returns a function that stops. */
export function watchChapters({ element }: PlayerStore, locale: string, report: (chapters: Chapters | null) => void): () => void {
  const { textTracks } = element;
  const read = () => {
    const track = chaptersTrack(Array.from(textTracks), locale);
    // The cues of a disabled track are not loaded.
    if (track?.mode === 'disabled') track.mode = 'hidden';
    const list = chaptersOf(track?.cues ?? null);
    const chapters = {
      list,
      indexAt: (seconds: number) => chapterAt(list, seconds),
      marks: (duration: number) => chapterMarks(list, duration),
    };
    report(list.length > 0 ? chapters : null);
  };
  read();
  // A `<track>` emits `load` when its cues are there. The event does not bubble.
  element.addEventListener('load', read, true);
  for (const event of ['addtrack', 'removetrack']) textTracks.addEventListener(event, read);
  return () => {
    element.removeEventListener('load', read, true);
    for (const event of ['addtrack', 'removetrack']) textTracks.removeEventListener(event, read);
  };
}
