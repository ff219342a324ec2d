import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterMarks, chaptersOf, chaptersTrack } from './chapter-list.js';

const cue = (startTime: unknown, endTime: unknown, text: unknown) => ({ startTime, endTime, text });
const titles = (cues: readonly unknown[]) => chaptersOf(cues).map(({ title }) => title);

describe('the chapters of a track', () => {
  it('[MED-01] are its cues, by start', () => {
    expect(chaptersOf([cue(60, 90, 'Return'), cue(0, 60, 'Departure')])).toEqual([
      { start: 0, end: 60, title: 'Departure' },
      { start: 60, end: 90, title: 'Return' },
    ]);
  });

  it('are none before the track is loaded', () => {
    expect(chaptersOf(null)).toEqual([]);
    expect(chaptersOf([])).toEqual([]);
  });

  it.each([
    [cue(Number.NaN, 5, 'a')],
    [cue(0, Number.NaN, 'a')],
    [cue(-1, 5, 'a')],
    [cue(Infinity, Infinity, 'a')],
    [cue(5, 5, 'a')],
    [cue(9, 5, 'a')],
    [cue('0', '5', 'a')],
    [cue(0, 5, '')],
    [cue(0, 5, ' \n<b></b> ')],
    [cue(0, 5, 7)],
    [null],
    ['cue'],
  ])('leave out %o', wrong => {
    expect(titles([wrong, cue(6, 7, 'Good')])).toEqual(['Good']);
  });

  it('may last until an unknown end', () => {
    expect(chaptersOf([cue(5, Infinity, 'Rest')])).toEqual([{ start: 5, end: Infinity, title: 'Rest' }]);
  });

  it('have the first title of those that start together', () => {
    expect(titles([cue(0, 5, 'One'), cue(0, 9, 'Two')])).toEqual(['One']);
  });

  it.each([
    ['<v Mara>Departure</v>', 'Departure'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['Tide &amp; dusk &lt;3 &amp;lt;', 'Tide & dusk <3 &lt;'],
    ['two\nlines\t and  spaces&nbsp;', 'two lines and spaces'],
    ['a < b', 'a < b'],
    ['&#60;b&#62; &unknown;', '&#60;b&#62; &unknown;'],
  ])('have the title of %j in one line of text', (text, title) => {
    expect(titles([cue(0, 5, text)])).toEqual([title]);
  });

  it('[MED-01] are bounded in number and length, also for hostile files', () => {
    const long = '<'.repeat(1_000_000);
    const many = Array.from({ length: 10_000 }, (_, index) => cue(index, index + 1, long));
    expect(titles(many)).toHaveLength(300);
    expect(titles([cue(0, 1, 'x'.repeat(1_000_000))])).toEqual([`${'x'.repeat(120)}…`]);
    expect(titles([cue(0, 1, 'x'.repeat(120))])).toEqual(['x'.repeat(120)]);
    expect(titles([cue(0, 1, `${'x'.repeat(119)}😀`)])).toEqual([`${'x'.repeat(119)}…`]);
  });

  it('have valid times and a title, whatever the cues are', () => {
    const anyCue = fc.record({ startTime: fc.anything(), endTime: fc.double(), text: fc.oneof(fc.string(), fc.anything()) });
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCue, fc.anything())), cues => {
        const chapters = chaptersOf(cues);
        const areValid = chapters.every(
          ({ start, end, title }, index) =>
            start >= 0 && end > start && title.length > 0 && start > (chapters[index - 1]?.start ?? -1),
        );
        expect(areValid).toBe(true);
      }),
    );
  });
});

describe('the chapter at a time', () => {
  const chapters = chaptersOf([cue(10, 20, 'A'), cue(20, 60, 'B'), cue(30, 40, 'Inside B')]);
  it.each([
    [0, -1],
    [10, 0],
    [19.9, 0],
    [20, 1],
    [35, 2],
    [45, 1],
    [60, -1],
    [Number.NaN, -1],
  ])('of %s s is %s', (seconds, index) => {
    expect(chapterAt(chapters, seconds)).toBe(index);
  });
});

describe('the marks', () => {
  const at = (...starts: number[]) => chaptersOf(starts.map(start => cue(start, start + 1, 'x')));
  it('are where chapters begin, but for the first', () => {
    expect(chapterMarks(at(0, 25, 50), 100)).toEqual([0.25, 0.5]);
  });

  it('never touch, and never lie outside of the bar', () => {
    expect(chapterMarks(at(0.5, 25, 25.5, 26, 99.5, 100, 200), 100)).toEqual([0.25, 0.26, 0.995]);
    expect(chapterMarks(at(...Array.from({ length: 300 }, (_, index) => index)), 300).length).toBeLessThan(101);
  });

  it.each([0, Number.NaN, Infinity])('are none for a duration of %s', duration => {
    expect(chapterMarks(at(0, 25), duration)).toEqual([]);
  });
});

describe('the track of chapters', () => {
  const track = (kind: string, language: string) => ({ kind, language });
  const tracks = [track('captions', 'ar'), track('chapters', 'en'), track('chapters', 'ar-EG')];
  it.each([
    ['en-GB', 1],
    ['AR', 2],
    ['de', 1],
    ['', 1],
  ])('for %j is number %s', (locale, index) => {
    expect(chaptersTrack(tracks, locale)).toBe(tracks[index]);
  });

  it('is none among captions', () => {
    expect(chaptersTrack([track('captions', 'en')], 'en')).toBeUndefined();
  });
});
