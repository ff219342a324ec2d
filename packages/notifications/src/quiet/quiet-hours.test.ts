import { describe, expect, it } from 'vitest';
import { defaultQuietSpan, isQuiet, isQuietAt, minuteOf, quietSpans, quietText, timeText, wallTime } from './quiet-hours.js';

const at = (day: number, time: string) => ({ day, minute: minuteOf(time) ?? Number.NaN });
const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

describe('quietSpans', () => {
  it('reads what quietText has written', () => {
    expect(quietSpans([quietText(defaultQuietSpan)])).toEqual([defaultQuietSpan]);
    expect(quietText({ from: 1, to: 1439, days: [6, 0] })).toBe('00:01-23:59 06');
  });

  it.each(['', '22:00', '24:00-07:00 1', '22:60-07:00 1', '22:00-07:00', '22:00-07:00 7', '22:00-07:00 12345678', '2:00-7:00 1'])(
    'leaves %j out',
    text => {
      expect(quietSpans([text])).toEqual([]);
      expect(isQuiet([text], 0, 'UTC')).toBe(false);
    },
  );

  it('names each day once', () => {
    expect(quietSpans(['08:00-09:00 1123'])).toEqual([{ from: 480, to: 540, days: [1, 2, 3] }]);
  });
});

describe('isQuietAt', () => {
  const noon = quietSpans(['12:00-14:00 12345']);
  const night = quietSpans(['22:00-07:00 5']);

  it('holds the first minute, and not the one at which the span ends', () => {
    expect(isQuietAt(noon, at(monday, '11:59'))).toBe(false);
    expect(isQuietAt(noon, at(monday, '12:00'))).toBe(true);
    expect(isQuietAt(noon, at(monday, '13:59'))).toBe(true);
    expect(isQuietAt(noon, at(monday, '14:00'))).toBe(false);
  });

  it('holds on its days alone', () => {
    expect(isQuietAt(noon, at(saturday, '13:00'))).toBe(false);
  });

  it('goes on over midnight into a day that is none of its own', () => {
    expect(isQuietAt(night, at(friday, '21:59'))).toBe(false);
    expect(isQuietAt(night, at(friday, '22:00'))).toBe(true);
    expect(isQuietAt(night, at(saturday, '06:59'))).toBe(true);
    expect(isQuietAt(night, at(saturday, '07:00'))).toBe(false);
    expect(isQuietAt(night, at(saturday, '23:00'))).toBe(false);
    expect(isQuietAt(night, at(friday, '06:00'))).toBe(false);
  });

  it('goes on from Saturday into Sunday', () => {
    const spans = quietSpans(['23:30-00:30 6']);
    expect(isQuietAt(spans, at(sunday, '00:29'))).toBe(true);
    expect(isQuietAt(spans, at(sunday, '23:45'))).toBe(false);
  });

  it('lasts a whole day from one minute to the same', () => {
    const spans = quietSpans(['08:00-08:00 6']);
    expect(
      [at(saturday, '07:59'), at(saturday, '08:00'), at(sunday, '07:59'), at(sunday, '08:00')].map(time =>
        isQuietAt(spans, time),
      ),
    ).toEqual([false, true, true, false]);
  });

  it('is quiet in any of several spans, and never without one', () => {
    const spans = quietSpans(['12:00-13:00 1', '22:00-07:00 1']);
    expect(isQuietAt(spans, at(monday, '12:30'))).toBe(true);
    expect(isQuietAt(spans, at(monday, '23:00'))).toBe(true);
    expect(isQuietAt([], at(monday, '23:00'))).toBe(false);
  });
});

describe('wallTime', () => {
  it('is that of the zone', () => {
    const now = Date.UTC(2026, 10, 29, 23, 30);
    expect(wallTime(now, 'UTC')).toEqual({ day: 0, minute: 23 * 60 + 30 });
    expect(wallTime(now, 'Asia/Kathmandu')).toEqual({ day: 1, minute: 5 * 60 + 15 });
    expect(wallTime(now, 'America/Los_Angeles')).toEqual({ day: 0, minute: 15 * 60 + 30 });
  });

  it('writes midnight as the first minute of the day', () => {
    expect(wallTime(Date.UTC(2026, 10, 30), 'UTC')).toEqual({ day: 1, minute: 0 });
  });
});

describe('where the clock changes', () => {
  const zone = 'Europe/Berlin';
  const minutesQuiet = (texts: readonly string[], from: number, hours: number) =>
    Array.from({ length: hours * 60 }, (_, minute) => isQuiet(texts, from + minute * 60_000, zone)).filter(Boolean).length;

  it('a night is an hour shorter in spring, and an hour longer in autumn', () => {
    const night = ['22:00-07:00 0123456'];
    expect(minutesQuiet(night, Date.UTC(2026, 2, 28, 11), 23)).toBe(8 * 60);
    expect(minutesQuiet(night, Date.UTC(2026, 9, 24, 11), 25)).toBe(10 * 60);
    expect(minutesQuiet(night, Date.UTC(2026, 5, 1, 11), 24)).toBe(9 * 60);
  });

  it('a span in the hour that is skipped does not come, one in the hour that is repeated comes twice', () => {
    const early = ['02:15-02:45 0'];
    expect(minutesQuiet(early, Date.UTC(2026, 2, 28, 23), 24)).toBe(0);
    expect(minutesQuiet(early, Date.UTC(2026, 9, 24, 22), 24)).toBe(60);
  });

  it('the same moment is quiet at home and not on the journey', () => {
    const now = Date.UTC(2026, 5, 1, 4);
    expect(isQuiet(['22:00-07:00 0123456'], now, zone)).toBe(true);
    expect(isQuiet(['22:00-07:00 0123456'], now, 'Asia/Tokyo')).toBe(false);
  });
});

it.each([
  [0, '00:00'],
  [425, '07:05'],
  [1439, '23:59'],
])('%i minutes are %s', (minute, text) => {
  expect(timeText(minute)).toBe(text);
  expect(minuteOf(text)).toBe(minute);
});
