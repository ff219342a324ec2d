import { expect, it } from 'vitest';
import { withMentions } from './mentions-in-text.js';

it.each([
  ['no mention', []],
  ['@edda first', ['edda']],
  ['for (@edda, @noor@hoshi.example.)', ['edda', 'noor@hoshi.example']],
  ['@edda and @EDDA again', ['edda']],
  ['mail@tram.example, https://tram.example/@edda and a=@edda', []],
  ['@ @@ @- @.', []],
  ['@edda.k-l_ @edda-', ['edda.k-l_', 'edda']],
  ['@edda@trämli.example', ['edda@trämli.example']],
])('[CMP-01] %j mentions %j', (text, acct) => {
  expect(withMentions([], text)).toEqual(acct);
});

it('[CMP-01] adds mentions behind the recipients, each once', () => {
  expect(withMentions(['edda', 'noor'], '@Noor @ilse')).toEqual(['edda', 'noor', 'ilse']);
});

it('reads a hostile text in time', () => {
  const texts = ['@'.repeat(500_000), `@a${'.a'.repeat(250_000)}`, `@${'-'.repeat(500_000)}`, `@a@${'a-'.repeat(250_000)}`];
  expect(texts.map(text => withMentions([], text).length)).toEqual([0, 1, 0, 1]);
});
