import { describe, expect, it } from 'vitest';
import { removalsOf, type PresentEntry } from './overwrite.js';
import type { TransferKind, TransferLine } from './transfer-kinds.js';

const line = (number: number, ...cells: string[]): TransferLine => ({ number, cells });
const has = (id: string, ...cells: string[]): PresentEntry => ({ cells, ids: [id] });
const removed = (kind: TransferKind, lines: readonly TransferLine[], present: readonly PresentEntry[]) =>
  removalsOf(kind, lines, present).map(({ removes }) => removes?.join('/'));

describe('what an import that replaces removes', () => {
  it.each(['following', 'blocking', 'muting', 'domain_blocking'] as const)('[HINT-08] of %s is what the file has not', kind => {
    const present = [has('1', 'Noor@Hoshi.example'), has('2', 'lev@tram.example')];
    expect(removed(kind, [line(1, 'noor@hoshi.EXAMPLE', 'true')], present)).toEqual(['2']);
  });

  it('[HINT-08] has the numbers after those of the file', () => {
    const lines = removalsOf(
      'blocking',
      [line(4, 'a@b.example'), line(2, 'c@b.example')],
      [has('1', 'x@y.example'), has('2', 'z@y.example')],
    );
    expect(lines.map(({ number }) => number)).toEqual([5, 6]);
  });

  it('[HINT-08] is nothing where no line of the file can be read', () => {
    expect(removed('following', [], [has('1', 'noor@hoshi.example')])).toEqual([]);
  });

  it('[HINT-08] keeps a bookmark by any of its addresses', () => {
    const present = [has('1', 'https://a.example/users/x/1', 'https://a.example/@x/1'), has('2', 'https://a.example/2')];
    expect(removed('bookmarks', [line(1, 'https://a.example/@x/1')], present)).toEqual(['2']);
  });

  it('[HINT-08] is a list that the file does not name as a whole, and the members of the others', () => {
    const present: PresentEntry[] = [
      { cells: ['Winter'], ids: ['1'] },
      { cells: ['Old'], ids: ['2'] },
      { cells: ['Winter', 'noor@hoshi.example'], ids: ['1', '101'] },
      { cells: ['Winter', 'lev@tram.example'], ids: ['1', '104'] },
      { cells: ['Old', 'lev@tram.example'], ids: ['2', '104'] },
    ];
    expect(removed('lists', [line(1, 'Winter', 'Noor@hoshi.example')], present)).toEqual(['2', '1/104']);
    // Names of lists are compared as they are.
    expect(removed('lists', [line(1, 'winter', 'noor@hoshi.example')], present)).toEqual(['1', '2']);
  });

  it('[HINT-08] keeps a filter of the same title and places, and a phrase that a filter has as a keyword', () => {
    const filter = (title: string, context: string[], ...keywords: string[]) =>
      JSON.stringify({ title, context, keywords: keywords.map(keyword => ({ keyword })) });
    const present = [
      has('1', filter('Rain', ['public', 'home'], 'sleet')),
      has('2', filter('Rain', ['home'], 'rain')),
      has('3', filter('snow', ['home', 'public'], 'snow')),
      has('4', filter('hail', ['home', 'public'], 'hail')),
    ];
    expect(removed('custom_filters', [line(1, filter('Rain', ['home', 'public'], 'rain', 'snow'))], present)).toEqual(['2', '4']);
  });
});
