/**
 * A decoder turns an unknown server value into a total value and never throws.
 * The type of an entity is inferred from its decoder, so each shape is declared once (ADR 3).
 */
export type Decoder<T> = (value: unknown, decoding: Decoding) => T;
export type Decoded<D> = D extends Decoder<infer T> ? T : never;
export type Fields = Readonly<Record<string, unknown>>;

/** The state of one decoding run: the callback for dropped items, and the current nesting depth of entities. */
export interface Decoding {
  depth: number;
  warn(warning: Warning): void;
}

/** Reports that `dropped` items of a list were removed because they were not objects or had no usable id. */
export interface Warning {
  entity: string;
  dropped: number;
}

/** Maximum nesting of reblogs, quotes and moved accounts. */
export const MAX_ENTITY_DEPTH = 8;
export const MAX_NAME_LENGTH = 500;
export const MAX_HTML_LENGTH = 262_144;
const MAX_URL_LENGTH = 8192;
const MAX_ID_LENGTH = 2048;
export const MAX_EMOJIS = 500;
export const MAX_MENTIONS = 100;
export const MAX_POLL_OPTIONS = 25;
export const MAX_ATTACHMENTS = 16;
const MAX_LIST_LENGTH = 5000;
const MAX_SHARED = 200;

const DATE = /^\d{4}-\d\d-\d\d/;
const LONE_HIGH_SURROGATE = /[\uD800-\uDBFF]$/;
const NO_FIELDS: Fields = Object.freeze({});
/** Shared by all empty lists: a status has about ten of them. Frozen, so that no writer changes the lists of other entities. */
const NO_ITEMS: never[] = [];
Object.freeze(NO_ITEMS);

/** Creates the second argument of every parser. `warn` is called once per list with dropped items. */
export function createDecoding(warn: (warning: Warning) => void = () => {}): Decoding {
  return { depth: 0, warn };
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty object. */
export function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : NO_FIELDS;
}

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text cut at `maximum` UTF-16 units, never inside a surrogate pair. Numbers become text, anything else ''. */
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

/** An opaque id. Old servers send numbers, which become text; '' means no usable id. */
export const id: Decoder<string> = value => {
  if (typeof value === 'string') return value.length <= MAX_ID_LENGTH ? value : '';
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};
export const optionalId: Decoder<string | null> = (value, decoding) => id(value, decoding) || null;

export const url: Decoder<string> = value => (typeof value === 'string' && value.length <= MAX_URL_LENGTH ? value : '');
export const optionalUrl: Decoder<string | null> = (value, decoding) => url(value, decoding) || null;

/** An ISO 8601 date or date-time, unchanged; null for anything else. */
export const date: Decoder<string | null> = value =>
  typeof value === 'string' && value.length <= 64 && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

export const flag: Decoder<boolean> = value => value === true;
export const flagOr =
  (fallback: boolean): Decoder<boolean> =>
  value =>
    typeof value === 'boolean' ? value : fallback;
export const optionalFlag: Decoder<boolean | null> = value => (typeof value === 'boolean' ? value : null);

/** A finite number, or a text that contains one; else null. */
export const optionalNumber: Decoder<number | null> = value => {
  const number = typeof value === 'string' && value.trim() !== '' && value.length < 32 ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** A whole number, at least 0; null when the value is not a number. */
export const optionalCount: Decoder<number | null> = (value, decoding) => {
  const number = optionalNumber(value, decoding);
  return number === null ? null : Math.min(Math.max(Math.trunc(number), 0), Number.MAX_SAFE_INTEGER);
};
export const count: Decoder<number> = (value, decoding) => optionalCount(value, decoding) ?? 0;
export const countOr =
  (fallback: number): Decoder<number> =>
  (value, decoding) =>
    optionalCount(value, decoding) ?? fallback;

/** One of the allowed values, else the fallback. */
export function oneOf<const T extends string, const F>(allowed: readonly T[], fallback: F): Decoder<T | F> {
  const known = new Map<unknown, T>(allowed.map(item => [item, item]));
  return value => known.get(value) ?? fallback;
}

/** An object with exactly these fields; any other value is decoded as an empty object. */
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

/**
 * Decodes to values shared by all entities where they are equal: most statuses have the same language and the same approval of quotes.
 * Keeps at most MAX_SHARED values and no long ones; others are not shared.
 */
export function shared<T>(decode: Decoder<T>): Decoder<T> {
  const known = new Map<string, T>();
  return (value, decoding) => {
    const decoded = decode(value, decoding);
    const key = JSON.stringify(decoded);
    const first = known.get(key);
    if (first !== undefined) return first;
    if (known.size < MAX_SHARED && key.length <= MAX_NAME_LENGTH) known.set(key, decoded);
    return decoded;
  };
}

/** Decodes an object; null for any other value. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value, decoding) => (isRecord(value) ? decode(value, decoding) : null);
}

/** Decodes an object with a usable id under `key`; null for any other value. */
export function identified<T>(decode: Decoder<T>, key = 'id'): Decoder<T | null> {
  return (value, decoding) => (isRecord(value) && id(value[key], decoding) !== '' ? decode(value, decoding) : null);
}

/** A list without the items that decode to null, which are reported once; at most `maximum` items are read. */
export function list<T>(entity: string, decode: Decoder<T | null>, maximum = MAX_LIST_LENGTH): Decoder<T[]> {
  return (value, decoding) => {
    if (!Array.isArray(value) || value.length === 0) return NO_ITEMS;
    const items: readonly unknown[] = value.length > maximum ? value.slice(0, maximum) : value;
    const decoded = items.map(item => decode(item, decoding)).filter(item => item !== null);
    if (decoded.length < items.length) decoding.warn({ entity, dropped: items.length - decoded.length });
    // The copy has no room to grow: a filtered array keeps room for 16 more items, for as long as its status is cached.
    return decoded.length === 0 ? NO_ITEMS : decoded.slice();
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

/** A host, which may be in Unicode, as servers compare it; text that is no host in lower case. */
export const hostName = (host: string): string => hostOf(`https://${host}`) || host.toLowerCase();

/** The host of an http(s) URL as servers compare it: in ASCII and lower case, without a trailing dot; '' when there is none. */
export function hostOf(address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const { host, username, password } = new URL(address);
  return username === '' && password === '' ? host.replace(/\.(?=:|$)/, '') : '';
}
