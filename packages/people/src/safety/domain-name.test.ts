import { expect, it } from 'vitest';
import { domainNamed } from './domain-name.js';

it.each([
  ['spam.example', 'spam.example'],
  [' Spam.Example. ', 'spam.example'],
  ['https://spam.example/@mo?x#y', 'spam.example'],
  ['@mo@spam.example', 'spam.example'],
  ['http://mo:secret@spam.example:8080', 'spam.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['a-b.example', 'a-b.example'],
  [`${'a'.repeat(241)}.example.com`, `${'a'.repeat(241)}.example.com`],
])('[HINT-12] reads a domain from %j', (words, domain) => {
  expect(domainNamed(words)).toBe(domain);
});

it.each([
  '',
  'spam',
  'spam..example',
  '-spam.example',
  'spam-.example',
  'spam example.com',
  `${'a'.repeat(242)}.example.com`,
  '<b>.example',
])('[HINT-12] finds no domain in %j', words => {
  expect(domainNamed(words)).toBeNull();
});
