import { aStatus, anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { defaultHrefs } from './default-hrefs.js';

it('leads to the entities on their own servers, and to the hashtags of the host', () => {
  const account = anAccount({ url: 'https://mar.example/@ines' });
  expect(defaultHrefs.account(account)).toBe('https://mar.example/@ines');
  expect(defaultHrefs.status(aStatus({ url: 'https://mar.example/@ines/1' }))).toBe('https://mar.example/@ines/1');
  expect(defaultHrefs.status(aStatus({ url: null, uri: 'https://mar.example/p/1' }))).toBe('https://mar.example/p/1');
  expect(defaultHrefs.tag('sea/salt')).toBe('/tags/sea%2Fsalt');
});

it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', ''])('leads nowhere for %j', url => {
  expect(defaultHrefs.account(anAccount({ url }))).toBe('#');
  expect(defaultHrefs.status(aStatus({ url }))).toBe('#');
});
