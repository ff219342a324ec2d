/**
 * Decoders: functions from an unknown server value to a total value. None of them throws.
 * An entity's type is inferred from its decoder, so the shape is written once.
 */
export type Decoder<T> = (value: unknown, decoding: Decoding) => T;
export type Decoded<D> = D extends Decoder<infer T> ? T : never;
export type Fields = Readonly<Record<string, unknown>>;

/** What one decoding run carries: where to report dropped items, and how deep entities are nested so far. */
export interface Decoding {
  depth: number;
  warn(warning: Warning): void;
}

/** A list of the server lost `dropped` items, because they had no usable id or were no objects. */
export interface Warning {
  entity: string;
  dropped: number;
}

/** Posts inside posts (reblog, quote) and moved accounts are followed this deep. */
export const MAX_ENTITY_DEPTH = 8;
export const MAX_NAME_LENGTH = 500;
export const MAX_HTML_LENGTH = 262_144;
export const MAX_URL_LENGTH = 8192;
export const MAX_ID_LENGTH = 2048;
export const MAX_EMOJIS = 500;
export const MAX_MENTIONS = 100;
export const MAX_POLL_OPTIONS = 25;
export const MAX_ATTACHMENTS = 16;
export const MAX_LIST_LENGTH = 5000;

const DATE = /^\d{4}-\d\d-\d\d/;
const LONE_HIGH_SURROGATE = /[\uD800-\uDBFF]$/;
const NO_FIELDS: Fields = Object.freeze({});

/** What a parser is handed beside the value. `warn` hears of each item that was dropped or mended; default: nobody does. */
export function createDecoding(warn: (warning: Warning) => void = () => {}): Decoding {
  return { depth: 0, warn };
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an object without fields. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : NO_FIELDS;
}

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text cut at `maximum` UTF-16 units, never in the middle of a character; numbers become text, all else ''. */
export function text(maximum: number): Decoder<string> {
  return value => {
    if (typeof value === 'string') {
      return value.length <= maximum ? value : value.slice(0, maximum).replace(LONE_HIGH_SURROGATE, '');
    }
    return typeof value === 'number' ? String(value) : '';
  };
}

export const name = text(MAX_NAME_LENGTH);
export const html = text(MAX_HTML_LENGTH);
export const optionalName: Decoder<string | null> = (value, decoding) => name(value, decoding) || null;

/** Ids are opaque strings; old servers send numbers. '' means that there is no usable id. */
export const id: Decoder<string> = value => {
  if (typeof value === 'string') return value.length <= MAX_ID_LENGTH ? value : '';
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};
export const optionalId: Decoder<string | null> = (value, decoding) => id(value, decoding) || null;

export const url: Decoder<string> = value => (typeof value === 'string' && value.length <= MAX_URL_LENGTH ? value : '');
export const optionalUrl: Decoder<string | null> = (value, decoding) => url(value, decoding) || null;

/** An ISO 8601 date or date-time as the server wrote it; null when it is none. */
export const date: Decoder<string | null> = value =>
  typeof value === 'string' && value.length <= 64 && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

export const flag: Decoder<boolean> = value => value === true;
export const flagOr =
  (fallback: boolean): Decoder<boolean> =>
  value =>
    typeof value === 'boolean' ? value : fallback;
export const optionalFlag: Decoder<boolean | null> = value => (typeof value === 'boolean' ? value : null);

/** A finite number, also when written as text; else null. */
export const optionalNumber: Decoder<number | null> = value => {
  const number = typeof value === 'string' && value.trim() !== '' && value.length < 32 ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** A whole number from 0 upward; null when there is none. */
export const optionalCount: Decoder<number | null> = (value, decoding) => {
  const number = optionalNumber(value, decoding);
  return number === null ? null : Math.min(Math.max(Math.trunc(number), 0), Number.MAX_SAFE_INTEGER);
};
export const count: Decoder<number> = (value, decoding) => optionalCount(value, decoding) ?? 0;
export const countOr =
  (fallback: number): Decoder<number> =>
  (value, decoding) =>
    optionalCount(value, decoding) ?? fallback;

/** One of the known words, else the fallback. */
export function oneOf<const T extends string, const F>(words: readonly T[], fallback: F): Decoder<T | F> {
  const known = new Map<unknown, T>(words.map(word => [word, word]));
  return value => known.get(value) ?? fallback;
}

/** An object with exactly these fields; what is no object counts as an object without fields. */
export function object<S extends Readonly<Record<string, Decoder<unknown>>>>(
  shape: S,
): Decoder<{ -readonly [K in keyof S]: Decoded<S[K]> }> {
  const entries = Object.entries(shape);
  return (value, decoding) => {
    const fields = fieldsOf(value);
    const result: Record<string, unknown> = {};
    for (const [key, decode] of entries) result[key] = decode(fields[key], decoding);
    return result as { -readonly [K in keyof S]: Decoded<S[K]> };
  };
}

/** null unless the value is an object. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value, decoding) => (isRecord(value) ? decode(value, decoding) : null);
}

/** null unless the value is an object whose `key` has text or a number. */
export function identified<T>(decode: Decoder<T>, key = 'id'): Decoder<T | null> {
  return (value, decoding) => (isRecord(value) && id(value[key], decoding) !== '' ? decode(value, decoding) : null);
}

/** A list whose bad items are dropped, and reported once; items beyond `maximum` are cut. */
export function list<T>(entity: string, decode: Decoder<T | null>, maximum = MAX_LIST_LENGTH): Decoder<T[]> {
  return (value, decoding) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    const result: T[] = [];
    let dropped = 0;
    for (const item of value.length > maximum ? value.slice(0, maximum) : value) {
      const decoded = decode(item, decoding);
      if (decoded === null) dropped += 1;
      else result.push(decoded);
    }
    if (dropped > 0) decoding.warn({ entity, dropped });
    return result;
  };
}

export const texts = (maximum = MAX_NAME_LENGTH): Decoder<string[]> =>
  list('text', (value, decoding) => text(maximum)(value, decoding) || null);

/** Decodes one level deeper; null when entities are nested deeper than MAX_ENTITY_DEPTH. */
export function nested<T>(decode: Decoder<T | null>, value: unknown, decoding: Decoding): T | null {
  if (!isRecord(value) || decoding.depth >= MAX_ENTITY_DEPTH) return null;
  decoding.depth += 1;
  const result = decode(value, decoding);
  decoding.depth -= 1;
  return result;
}

/** Host of an http(s) URL, lower case; '' when there is none. */
export function hostOf(address: string): string {
  const [, host = ''] = /^https?:\/\/([^/?#@\s]+)/i.exec(address) ?? [];
  return host.toLowerCase();
}
