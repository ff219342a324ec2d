/** A chapter of a video or of audio. Times are in seconds. */
export interface Chapter {
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

/** Cues that are read of a track, and chapters that are kept: a file may be as long as its author likes. */
const MAX_CUES = 2000;
const MAX_CHAPTERS = 300;
/** Characters that are read of a cue, and those that are kept as its title. */
const MAX_TEXT = 1000;
const MAX_TITLE = 120;

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }),
);

/** The text of a cue in one line, without its tags (WebVTT, "cue text parsing rules"). */
function titleOf(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text
    .slice(0, MAX_TEXT)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_match, name: string) => entities.get(name) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_TITLE) return plain;
  return `${plain
    .slice(0, MAX_TITLE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

function chapterOf(cue: unknown): Chapter | null {
  if (typeof cue !== 'object' || cue === null) return null;
  const { startTime: start, endTime: end, text } = cue as Partial<Record<'startTime' | 'endTime' | 'text', unknown>>;
  if (typeof start !== 'number' || typeof end !== 'number' || !Number.isFinite(start) || start < 0 || !(end > start)) return null;
  const title = titleOf(text);
  return title === '' ? null : { start, end, title };
}

/** The chapters of a track, by start. Cues without a title, without a valid time or with the start of another one are left out. */
export function chaptersOf(cues: ArrayLike<unknown> | null): readonly Chapter[] {
  return Array.from({ length: Math.min(cues?.length ?? 0, MAX_CUES) }, (_, index) => chapterOf(cues?.[index]))
    .filter(chapter => chapter !== null)
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start }, index, all) => start !== all[index - 1]?.start)
    .slice(0, MAX_CHAPTERS);
}

/** The index of the chapter at a time: where several overlap, the one that started last. -1 without one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): number {
  return chapters.findLastIndex(({ start, end }) => start <= seconds && seconds < end);
}

/** The smallest distance of two marks, as a fraction of the bar. */
const MARK_DISTANCE = 0.01;

/** Where chapters begin, as fractions of the duration. Without the start of the media, and without marks that would touch. */
export function chapterMarks(chapters: readonly Chapter[], duration: number): readonly number[] {
  const marks: number[] = [];
  for (const { start } of chapters) {
    const fraction = start / duration;
    if (fraction - (marks.at(-1) ?? 0) >= MARK_DISTANCE && fraction < 1) marks.push(fraction);
  }
  return marks;
}

/** The track of chapters in a language (BCP 47), else the first one. */
export function chaptersTrack<Track extends { readonly kind: string; readonly language: string }>(
  tracks: readonly Track[],
  locale: string,
): Track | undefined {
  const base = (tag: string) => tag.split('-')[0]?.toLowerCase();
  const chapters = tracks.filter(track => track.kind === 'chapters');
  return chapters.find(track => base(track.language) === base(locale)) ?? chapters[0];
}
