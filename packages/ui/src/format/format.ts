import { relativeTime } from './relative-time-rule.js';
import type { Messages } from '../i18n/messages.js';

export type DateInput = string | number | Date;

export interface Format {
  /** 999, 1.23k, 12.3M: at most three digits, rounded down; '•' for NaN and infinity (UI-07). */
  number(value: number): string;
  /** A date in the reader's time zone, by default with the time; '' for an invalid date. */
  date(value: DateInput, options?: Intl.DateTimeFormatOptions): string;
  /** now, 12s, 4m, 3h, 2d, Mar 4, Mar 4, 2024; '' for an invalid date. */
  relative(value: DateInput): string;
}

const DATE_AND_TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const MONTH_AND_DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const DAY_OF_A_YEAR: Intl.DateTimeFormatOptions = { ...MONTH_AND_DAY, year: 'numeric' };

/** @param now Milliseconds since the epoch; null: the reader's clock and time zone are not known, so all dates are in UTC, none relative. */
export function createFormat(
  locale: string,
  text: Messages<'now' | 'seconds' | 'minutes' | 'hours' | 'days'>,
  now: (() => number) | null,
): Format {
  const dates = new Map<string, Intl.DateTimeFormat>();
  // About 150 entries at most; the rows of a list need the same few again and again.
  const ages = new Map<string, string>();
  // 1,999 small numbers and 1,800 large ones of each length at most.
  const numbers = new Map<number, string>();
  // Created on first use: constructing an Intl formatter is slow, and most pages need few of them.
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, roundingMode: 'trunc' }));
  // English counts end in k and M in every region: en-IN would have lakhs.
  const compactLocale = /^en\b/i.test(locale) ? 'en' : locale;
  const compact = once(
    () => new Intl.NumberFormat(compactLocale, { notation: 'compact', maximumSignificantDigits: 3, roundingMode: 'trunc' }),
  );

  function date(value: DateInput, options = DATE_AND_TIME): string {
    const instant = new Date(value);
    if (Number.isNaN(instant.getTime())) return '';
    const key = options === DATE_AND_TIME ? '' : JSON.stringify(options);
    let format = dates.get(key);
    if (!format)
      dates.set(key, (format = new Intl.DateTimeFormat(locale, now === null ? { ...options, timeZone: 'UTC' } : options)));
    return format.format(instant);
  }

  function compactNumber(value: number): string {
    return compact()
      .formatToParts(value)
      .map(part => (part.type === 'compact' && part.value === 'K' ? 'k' : part.value))
      .join('');
  }

  return {
    number(value) {
      if (!Number.isFinite(value)) return '•';
      const shown = withShownDigits(value);
      let formatted = numbers.get(shown);
      if (formatted === undefined) {
        formatted = Math.abs(shown) < 1000 ? plain().format(shown) : compactNumber(shown);
        numbers.set(shown, formatted);
      }
      return formatted;
    },
    date,
    relative(value) {
      const instant = new Date(value).getTime();
      if (Number.isNaN(instant)) return '';
      if (now === null) return date(value, DAY_OF_A_YEAR);
      const age = relativeTime(instant, now());
      if (age.unit === 'date') return date(value, age.isThisYear ? MONTH_AND_DAY : DAY_OF_A_YEAR);
      if (age.unit === 'now') return text.now();
      const key = `${age.count} ${age.unit}`;
      let formatted = ages.get(key);
      if (formatted === undefined) ages.set(key, (formatted = text[age.unit]({ count: age.count })));
      return formatted;
    },
  };
}

/** The number as it is shown: its first three digits, then zeros. */
function withShownDigits(value: number): number {
  const whole = Math.trunc(value);
  const unit = 10 ** Math.max(0, String(Math.abs(whole)).length - 3);
  return Math.trunc(whole / unit) * unit;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
