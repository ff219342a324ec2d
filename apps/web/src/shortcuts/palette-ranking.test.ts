import { describe, expect, it } from 'vitest';
import { MOST_FOUND, rankedItems, withUsed } from './palette-ranking.js';

const item = (label: string, words = '') => ({ id: label.toLowerCase(), label, words });
const labels = (query: string, items: ReturnType<typeof item>[], used: string[] = []) =>
  rankedItems(query, items, used).map(({ label }) => label);

describe('rankedItems', () => {
  it('puts the label before its beginning, its words, and further words', () => {
    const items = [item('Home', 'post feed'), item('New post'), item('Posts of today'), item('Post')];
    expect(labels('post', items)).toEqual(['Post', 'Posts of today', 'New post', 'Home']);
  });

  it.each(['new post', 'ne po', 'po new', 'np', 'newp', 'nepo', 'NEW', 'new  post!'])('finds "New post" by %j', query =>
    expect(labels(query, [item('Home'), item('New post')])).toEqual(['New post']),
  );

  it.each(['ost', 'pn', 'ew', 'new posts', 'npx'])('does not find "New post" by %j', query =>
    expect(labels(query, [item('New post')])).toEqual([]),
  );

  it('reads letters without accents and case, in every script', () => {
    expect(labels('uber', [item('Über uns')])).toEqual(['Über uns']);
    expect(labels('été', [item('Ete')])).toEqual(['Ete']);
    expect(labels('اعدادات', [item('الإِعدادات', 'إِعدادات')])).toEqual(['الإِعدادات']);
    expect(labels('通知', [item('すべての通知')])).toEqual(['すべての通知']);
  });

  it('finds a person by a part of the handle', () => {
    expect(labels('tram', [item('Ines', 'ines@tram.example')])).toEqual(['Ines']);
    expect(labels('@ines@tr', [item('Ines', 'ines@tram.example')])).toEqual(['Ines']);
  });

  it('puts the last used first among equals', () => {
    const items = [item('Search'), item('Settings'), item('Send')];
    expect(labels('se', items, ['settings', 'send'])).toEqual(['Settings', 'Send', 'Search']);
    expect(labels('search', items, ['settings'])).toEqual(['Search']);
  });

  it('puts a better match before one that was used', () => {
    expect(labels('home', [item('Home'), item('Home server')], ['home server'])).toEqual(['Home', 'Home server']);
  });

  it('shows everything without a query, the last used first', () => {
    expect(labels('  ', [item('A'), item('B'), item('C')], ['c', 'gone', 'b'])).toEqual(['C', 'B', 'A']);
    expect(labels('', [])).toEqual([]);
    expect(labels('!?', [item('A')])).toEqual(['A']);
  });

  it('shows no more than a reader looks through', () => {
    const many = Array.from({ length: MOST_FOUND + 1 }, (_, index) => item(`Row ${index}`));
    expect(labels('row', many)).toHaveLength(MOST_FOUND);
  });

  it('ends for a long text of one letter', () => {
    expect(labels('a'.repeat(200), [item('a '.repeat(60))])).toEqual([]);
  });
});

describe('withUsed', () => {
  it('puts the item first, once, and forgets the oldest', () => {
    expect(withUsed(['a', 'b'], 'b')).toEqual(['b', 'a']);
    const many = Array.from({ length: 20 }, (_, index) => `${index}`);
    expect(withUsed(many, 'x')).toHaveLength(20);
    expect(withUsed(many, 'x')[0]).toBe('x');
  });
});
