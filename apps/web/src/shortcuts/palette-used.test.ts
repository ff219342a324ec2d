import { expect, it } from 'vitest';
import { afterUse, readUsed, usedElsewhere } from './palette-used.js';

const item = (id: string) => ({ id, label: id.toUpperCase() });

it('reads what was stored, without what is damaged', () => {
  const stored = [item('a'), null, 1, {}, { id: 'b' }, { id: 'b', label: '' }, { id: 3, label: 'x' }, item('a'), item('c')];
  expect(readUsed(JSON.stringify(stored))).toEqual([item('a'), item('c')]);
});

it.each([null, '', '{', '{}', '"x"', 'null'])('reads nothing in %j', text => expect(readUsed(text)).toEqual([]));

it('cuts a long label, and leaves out a long id', () => {
  const read = readUsed(
    JSON.stringify([
      { id: 'a', label: 'x'.repeat(999) },
      { id: 'x'.repeat(1_001), label: 'x' },
    ]),
  );
  expect(read.map(({ label }) => label.length)).toEqual([200]);
});

it('puts a used item first, under its newest label', () => {
  const after = afterUse([item('a'), item('b')], { id: 'b', label: 'New' });
  expect(after).toEqual([{ id: 'b', label: 'New' }, item('a')]);
});

it('names the people and hashtags', () => {
  const used = ['/@ines@tram.example', '/tags/birds', '/@ines/posts/1', '/search?q=x', 'newPost', '/settings'].map(item);
  expect(usedElsewhere(used).map(({ id }) => id)).toEqual(['/@ines@tram.example', '/tags/birds']);
});
