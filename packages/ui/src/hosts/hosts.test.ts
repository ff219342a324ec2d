import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describedFile, hostKey, isSameHost, shownHandle, shownHost } from './hosts.js';
import { decodeLabel } from './punycode.js';

it.each([
  ['überholt.example', 'xn--berholt-m2a.example'],
  ['ÜBERHOLT.example.', 'xn--berholt-m2a.example'],
  ['tram.example', 'Tram.Example:443'],
  ['tram.example.', 'tram.example'],
  ['tram.example.:443', 'tram.example'],
  ['bank。example', 'bank.example'],
])('compares %s and %s as one host', (one, other) => {
  expect(isSameHost(one, other)).toBe(true);
});

it.each([
  ['tram.example', 'tram.example:8443'],
  ['tram.example', 'sub.tram.example'],
  ['uberholt.example', 'überholt.example'],
])('compares %s and %s as two', (one, other) => {
  expect(isSameHost(one, other)).toBe(false);
});

it.each(['', 'not a host', 'a/b', 'user@tram.example', 'constructor'])('leaves %j, which is no host', text => {
  expect(hostKey(text)).toBe(text);
});

it.each([
  ['xn--berholt-m2a.example', 'überholt.example'],
  ['xn--pnibles-bya.example', 'pénibles.example'],
  ['xn--e1afmkfd.example', 'пример.example'],
  ['xn--eckwd4c7c.xn--zckzah', 'ドメイン.テスト'],
  ['tram.example', 'tram.example'],
  ['Éditions du Tram', 'Éditions du Tram'],
  ['Radio Zürich.', 'Radio Zürich.'],
])('shows %s as %s', (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

it.each([
  ['letters of two scripts', 'аpple.com'],
  ['letters that all look like Latin ones', 'аррӏе.com'],
])('leaves a host with %s in ASCII', (_what, host) => {
  expect(shownHost(host)).toMatch(/^xn--/);
});

it.each(['xn--.example', 'xn--a.example', 'xn---.example', 'xn--99999999999.example', 'xn--ab\u0000.example'])(
  'leaves the invalid host %j',
  host => {
    expect(shownHost(host)).toBe(hostKey(host));
  },
);

it('shows the host of a handle, and a handle without one as it is', () => {
  expect(shownHandle('ana@xn--pnibles-bya.example')).toBe('ana@pénibles.example');
  expect(shownHandle('ana')).toBe('ana');
});

it('decodes what the platform encodes', () => {
  const letter = fc.constantFrom(...Array.from('aäßéžæøåабвгдежαβγδאבגابتक़खकあいう漢字一二三한국어𐐨'));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 12 }), letters => {
      const address = `https://${letters.join('')}.example`;
      fc.pre(URL.canParse(address));
      const [label = ''] = new URL(address).hostname.split('.');
      fc.pre(label.startsWith('xn--'));
      expect(new URL(`https://${decodeLabel(label.slice(4)) ?? ''}.example`).hostname).toBe(`${label}.example`);
    }),
  );
});

describe('describedFile', () => {
  it.each([
    ['https://media.example/a/Fahrplan%202026.pdf?x=1', '', 'Fahrplan 2026.pdf', 'media.example'],
    ['https://xn--berholt-m2a.example/notes.xyz', ' The notes\nof May ', 'notes.xyz', 'The notes of May · überholt.example'],
    ['https://media.example/100%.zip', '', '100%.zip', 'media.example'],
    ['https://media.example/a\u202Egpj.exe', '', 'agpj.exe', 'media.example'],
    ['https://media.example/', 'Words', '', 'Words · media.example'],
    ['', 'Words', '', 'Words'],
    ['', '', '', ''],
  ])('of %j with %j', (url, description, name, details) => {
    expect(describedFile(url, description)).toEqual({ name, details });
  });
});
