import { describe, expect, it } from 'vitest';
import { chance } from '../test-support/chance.js';
import { aDocument } from '../test-support/a-document.js';
import { excerptOf, markedText, type TextPiece } from './search-marks.js';
import type { SearchDocument } from './search-document.js';
import { createSearchMemory } from './search-memory.js';
import { parseQuery } from './search-query.js';

const everything = ['post', 'message', 'account'] as const;

function found(documents: readonly SearchDocument[], text: string, limit = 10): readonly string[] {
  const memory = createSearchMemory();
  memory.add(documents);
  return memory.search(parseQuery(text), everything, limit).ids;
}

describe('createSearchMemory', () => {
  const tram = aDocument({
    id: 'post:1',
    texts: ['The trams are late', 'A photo of a depot'],
    fqn: 'tobi@tram.example',
    time: 1,
  });
  const train = aDocument({ id: 'post:2', texts: ['The train is late'], to: ['tobi@tram.example'], time: 2, hasPoll: true });
  const chat = aDocument({ id: 'message:1', kind: 'message', texts: ['late?'], chatId: '7', time: 3 });
  const all = [tram, train, chat];

  it.each([
    ['late', ['message:1', 'post:2', 'post:1']],
    ['tra', ['post:2', 'post:1']],
    ['tram', ['post:1']],
    ['"tram"', []],
    ['"trams are"', ['post:1']],
    ['"are trams"', []],
    ['"late a photo"', []],
    ['depot', ['post:1']],
    ['late -train', ['message:1', 'post:1']],
    ['from:tobi', ['post:1']],
    ['from:tobi@tram.example', ['post:1']],
    ['to:tobi', ['post:2']],
    ['has:poll', ['post:2']],
    ['has:media', []],
    ['in:chat', ['message:1']],
    ['late -in:chat', ['post:2', 'post:1']],
    ['-late', []],
    ['', []],
  ])('finds by %s', (text, ids) => {
    expect(found(all, text)).toEqual(ids);
  });

  it('finds a post by its author', () => {
    expect(found([aDocument({ id: 'post:1', name: 'Tobías Okafor', acct: 'tobi', texts: [] })], 'tobias')).toEqual(['post:1']);
  });

  it('finds what was written before a day, and after it', () => {
    const at = (id: string, time: number) => aDocument({ id, time });
    const documents = [
      at('post:1', new Date(2026, 10, 19, 23, 59).getTime()),
      at('post:2', new Date(2026, 10, 20, 0, 0).getTime()),
      at('post:3', new Date(2026, 10, 21, 0, 0).getTime()),
    ];
    expect(found(documents, 'before:2026-11-20')).toEqual(['post:1']);
    expect(found(documents, 'after:2026-11-20')).toEqual(['post:3']);
  });

  it('counts all and returns the newest', () => {
    const memory = createSearchMemory();
    memory.add(all);
    expect(memory.search(parseQuery('late'), everything, 1)).toEqual({ ids: ['message:1'], total: 3 });
    expect(memory.search(parseQuery('late'), ['post'], 1)).toEqual({ ids: ['post:2'], total: 2 });
  });

  it('replaces a document by one with its id, and forgets one that is removed', () => {
    const memory = createSearchMemory();
    const ids = (text: string) => memory.search(parseQuery(text), everything, 5).ids;
    memory.add([tram]);
    memory.add([{ ...tram, texts: ['Edited'] }]);
    expect(ids('trams')).toEqual([]);
    expect(ids('edited')).toEqual(['post:1']);
    memory.remove(['post:1']);
    expect(ids('edited')).toEqual([]);
  });
});

const shown = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('marks', () => {
  it.each([
    ['The late train', 'tra', 'The late [train]'],
    ['Café, cafés', 'cafe', '[Café], [cafés]'],
    ['The tram and the trams', '"tram"', 'The [tram] and the trams'],
    ['東京の駅', '京の', '東[京の]駅'],
    ['late tram', 'late "late tram"', '[late tram]'],
    ['late tram', 'tram -late', 'late [tram]'],
    ['<b>tram</b>', 'b', '<[b]>tram</[b]>'],
    ['a', 'from:a', 'a'],
  ])('marks in %j by %s', (text, query, marked) => {
    expect(shown(markedText(text, parseQuery(query)))).toBe(marked);
  });

  it('shows the text that matches', () => {
    expect(shown(excerptOf(['A sunset', 'A tram in the sun'], parseQuery('tram')))).toBe('A [tram] in the sun');
  });

  it('shows a part of a long text around the match', () => {
    const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
    const excerpt = shown(excerptOf([text], parseQuery('needle')));
    expect(excerpt).toMatch(/^…before .*\[needle\] after .*…$/);
    expect(excerpt.length).toBeLessThan(260);
  });

  it('never cuts a character in two', () => {
    const next = chance(7);
    for (let run = 0; run < 200; run += 1) {
      const text = `${'😀'.repeat(next(200))}a${'😀'.repeat(next(200))}`;
      const excerpt = shown(excerptOf([text], parseQuery('a')));
      expect(excerpt).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('shows nothing of no text', () => {
    expect(excerptOf([], parseQuery('from:a'))).toEqual([]);
  });
});
