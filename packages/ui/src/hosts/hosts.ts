import { cleanName } from '../text-marks/clean-name.js';
import { decodeLabel } from './punycode.js';

/** Scripts that are written together: those of Japanese, of Korean, and Han with the signs of its sounds. */
const SCRIPTS = [
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}]+$/u,
  ...'Latin Greek Cyrillic Arabic Hebrew Armenian Georgian Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Thai Lao Khmer Myanmar Ethiopic Tibetan'
    .split(' ')
    .map(script => new RegExp(`^\\p{Script_Extensions=${script}}+$`, 'u')),
];
const NO_LETTERS = /[\d-]/g;
/** Letters of other scripts that look like Latin ones: a name of them alone could be a Latin name. */
const LOOKS_LATIN = /^[асԁеһіјӏорԛѕԝхуъЬҽпгѵѡαικνορτυωϳԍԛ]+$/u;

/**
 * The one form in which hosts are compared: in ASCII and lower case, without the trailing dot and the port of https. Text that is no host is
 * returned in lower case.
 */
export function hostKey(host: string): string {
  const text = host.trim().replace(/\.(?=:\d+$|$)/, '');
  // Most hosts are in this form already.
  if (/^[a-z\d.-]+$/.test(text) && !/^[\d.]+$/.test(text)) return text;
  const address = `https://${text}`;
  if (!URL.canParse(address)) return text.toLowerCase();
  const url = new URL(address);
  return url.username !== '' || url.pathname !== '/' || url.search !== '' ? text.toLowerCase() : url.host;
}

/** Whether two names are the same host: `xn--` and Unicode, with and without the port of https. */
export const isSameHost = (one: string, other: string): boolean => hostKey(one) === hostKey(other);

/**
 * A host as it is shown: labels of one script in Unicode. One that mixes scripts, or whose letters all look like Latin ones, could imitate
 * another host and is in ASCII. A plain host, and text that is no host, is returned as it is.
 */
export function shownHost(host: string): string {
  const key = /xn--|[^\x20-\x7e]/i.test(host) && host.includes('.') ? hostKey(host) : '';
  // Names of sites are shown by this function too.
  if (!/^[\x21-\x7e]+$/.test(key)) return host;
  return key
    .split('.')
    .map(label => unicodeOf(label) ?? label)
    .join('.');
}

/** A handle as it is shown: its host as `shownHost` has it. `acct`: with or without a host. */
export function shownHandle(acct: string): string {
  const at = acct.lastIndexOf('@') + 1;
  return at === 0 ? acct : acct.slice(0, at) + shownHost(acct.slice(at));
}

/**
 * Names a file by its address and description: its name, '' for none, and its description and host in one line.
 *
 * @param url A safe address, or '' where there is none.
 */
export function describedFile(url: string, description: string): { name: string; details: string } {
  const address = URL.canParse(url) ? new URL(url) : null;
  const host = address === null ? '' : shownHost(address.host);
  const name = cleanName(decoded(address?.pathname.split('/').at(-1) ?? ''));
  return { name, details: [cleanName(description), host].filter(text => text !== '').join(' · ') };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function unicodeOf(label: string): string | null {
  if (!label.startsWith('xn--')) return null;
  const text = decodeLabel(label.slice('xn--'.length));
  if (text === null || hostKey(text) !== label) return null;
  const letters = text.replace(NO_LETTERS, '');
  return SCRIPTS.some(script => script.test(letters)) && !LOOKS_LATIN.test(letters) ? text : null;
}
