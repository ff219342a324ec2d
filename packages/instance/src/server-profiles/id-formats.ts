import type { IdFormat } from './server-profile.js';

const identity = (id: string): string => id;
const decimal = /^\d{1,24}$/;

/** The world's own ids: decimal, sorted by length and then by text. */
export const decimalIds: IdFormat = {
  encode: identity,
  decode: wire => (decimal.test(wire) ? wire : null),
  encodeAccount: identity,
  decodeAccount: wire => (decimal.test(wire) ? wire : null),
};

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function toCrockford(id: string, length: number): string {
  let rest = BigInt(id);
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = crockford.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}

function fromCrockford(text: string): string | null {
  let value = 0n;
  for (const character of text) {
    const digit = crockford.indexOf(character);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  return value.toString();
}

function encodeUlid(id: string): string {
  return decimal.test(id) ? `01${toCrockford(id, 24)}` : id;
}

function decodeUlid(wire: string): string | null {
  return wire.length === 26 && wire.startsWith('01') ? fromCrockford(wire.slice(2)) : null;
}

/** 26 characters of base 32, like GoToSocial's ULIDs. Keeps the order of the world's ids. */
export const ulidIds: IdFormat = {
  encode: encodeUlid,
  decode: decodeUlid,
  encodeAccount: encodeUlid,
  decodeAccount: decodeUlid,
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The world's ids carry milliseconds above sixteen low bits, as UUIDv7 carries them above its random bits. */
function toUuid(id: string, version: 4 | 7): string {
  if (!decimal.test(id)) return id;
  const value = BigInt(id);
  const time = (value >> 16n).toString(16).padStart(12, '0');
  const low = (value & 0xffffn).toString(16).padStart(4, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}${low.slice(0, 3)}-8${low.slice(3)}00-000000000000`;
}

function fromUuid(wire: string): string | null {
  if (!uuid.test(wire)) return null;
  const digits = wire.replaceAll('-', '');
  return BigInt(`0x${digits.slice(0, 12)}${digits.slice(13, 16)}${digits.slice(17, 18)}`).toString();
}

/** UUIDs, like Hollo's: version 7 for a post, version 4 for an account. Keeps the order of the world's ids. */
export const uuidIds: IdFormat = {
  encode: id => toUuid(id, 7),
  decode: fromUuid,
  encodeAccount: id => toUuid(id, 4),
  decodeAccount: fromUuid,
};

const snacStatus = /^1\d{9}[0-9a-f]{32}$/;
const snacAccount = /^[0-9a-f]{32}$/;

/** 32 hex digits that look like a hash and can be decoded: a product with an odd number, of which 128 bits are left. They keep no order. */
const HASH_BITS = 128;
const factor = 0x9e3779b97f4a7c15f39cc0605cedc835n;
const inverse = inverseOf(factor);
/** The world's ids have 18 digits. */
const HIGHEST_ID = 10n ** 24n;

/** Each step doubles the number of right bits. */
function inverseOf(odd: bigint): bigint {
  let found = 1n;
  for (let bits = 1; bits < HASH_BITS; bits *= 2) found = BigInt.asUintN(HASH_BITS, found * (2n - odd * found));
  return found;
}

const toHash = (id: string): string =>
  BigInt.asUintN(HASH_BITS, BigInt(id) * factor)
    .toString(16)
    .padStart(32, '0');

function fromHash(hash: string): string | null {
  const value = BigInt.asUintN(HASH_BITS, BigInt(`0x${hash}`) * inverse);
  return value < HIGHEST_ID ? value.toString() : null;
}

/** Ten digits of seconds: the world's ids carry milliseconds above sixteen low bits. Each edit adds one second. */
function leadingDigits(id: string, edits: number): string {
  return ((BigInt(id) >> 16n) / 1000n + BigInt(edits)).toString().padStart(10, '1');
}

/** snac's ids: 42 digits for a post (10 of time, 32 of hash) and 32 for an account. Those of one second do not follow the order of a list. */
export const snacIds: IdFormat = {
  encode: (id, edits = 0) => (decimal.test(id) ? leadingDigits(id, edits) + toHash(id) : id),
  decode: wire => (snacStatus.test(wire) ? fromHash(wire.slice(10)) : null),
  encodeAccount: id => (decimal.test(id) ? toHash(id) : id),
  decodeAccount: wire => (snacAccount.test(wire) ? fromHash(wire) : null),
};

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const flake = /^[0-9A-Za-z]{18}$/;

/** The world's ids carry milliseconds above sixteen low bits; a flake has the number of its worker between them. */
function toFlake(id: string): string {
  const value = BigInt(id);
  let rest = ((value >> 16n) << 64n) | (value & 0xffffn);
  let text = '';
  for (let place = 0; place < 18; place += 1) {
    text = base62.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function fromFlake(wire: string): string | null {
  if (!flake.test(wire)) return null;
  let value = 0n;
  for (const character of wire) value = value * 62n + BigInt(base62.indexOf(character));
  return (((value >> 64n) << 16n) | (value & 0xffffn)).toString();
}

/** 18 characters of base 62, like the flake ids of the Pleroma family. Keeps the order of the world's ids. */
export const flakeIds: IdFormat = {
  encode: toFlake,
  decode: fromFlake,
  encodeAccount: toFlake,
  decodeAccount: fromFlake,
};
