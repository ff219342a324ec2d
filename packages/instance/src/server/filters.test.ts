import { describe, expect, it } from 'vitest';

import { visit, type Json, type Status, type Visitor } from '../test-support/visitor.js';

/** A post of Lev as Mara reads it, with the filters that match. */
async function filteredOf(visitor: Visitor, post: Json): Promise<{ id: string; filtered: Json[] }> {
  const headers = { Authorization: `Bearer ${visitor.instance.issueToken('lev')}` };
  const { id } = (await visitor.post<Status>('/api/v1/statuses', post, headers)).json;
  return (await visitor.get<{ id: string; filtered: Json[] }>(`/api/v1/statuses/${id}`)).json;
}

const filter = (keyword: string, whole_word: boolean, fields: Json = {}): Json => ({
  title: keyword,
  context: ['home'],
  keywords_attributes: [{ keyword, whole_word }],
  ...fields,
});

describe('a keyword', () => {
  it.each([
    ['ink', true, 'A pot of ink', true],
    ['ink', true, 'Ink dries', true],
    ['ink', true, 'INK', true],
    ['ink', true, 'pinkish', false],
    ['ink', true, 'inky', false],
    ['ink', true, 'a pink one and ink', true],
    ['ink', true, 'ink_pot', false],
    ['ink', true, 'ink2', false],
    ['ink', true, 'ink.', true],
    ['ink', false, 'pinkish', true],
    ['#ink', true, 'a#ink', true],
    ['#ink', true, 'a#inky', false],
    ['ink!', true, 'ink!x', true],
    ['ink!', true, 'pink!', false],
    ['é', true, 'cafés', false],
    ['ink', true, 'ink²', true],
    ['ink', true, 'two\nink', true],
    ['a ink', false, 'a\nink', false],
    ['墨水', true, '红墨水', false],
    ['墨水', false, '红墨水', true],
    ['fish & chips', true, 'Fish & Chips', true],
    ['🖋', true, 'a🖋b', true],
    // A variation selector is a mark, and so a character of a word.
    ['🖋️', true, 'a🖋️b', false],
    ['paper', false, 'A pot of ink', false],
  ])('"%s" (whole word: %s) in "%s": %s', async (keyword, whole_word, status, isFound) => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter(keyword, whole_word));
    expect((await filteredOf(visitor, { status })).filtered).toHaveLength(isFound ? 1 : 0);
  });

  it('is looked for in the warning and in the answers of a poll, not in tags of HTML', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter('ink', true));
    expect((await filteredOf(visitor, { status: 'x', spoiler_text: 'About ink' })).filtered).toHaveLength(1);
    const poll = { options: ['Pencil', 'Ink'], expires_in: 300 };
    expect((await filteredOf(visitor, { status: 'x', poll })).filtered).toHaveLength(1);
    await visitor.post('/api/v2/filters', filter('href', false));
    expect((await filteredOf(visitor, { status: 'https://a.example/' })).filtered).toEqual([]);
  });
});

describe('a filter', () => {
  it('says which of its keywords is first, and which posts match', async () => {
    const visitor = visit();
    const keywords_attributes = ['ink', 'pot', 'paper'].map(keyword => ({ keyword, whole_word: false }));
    const { json } = await visitor.post('/api/v2/filters', { title: 'Desk', context: ['home'], keywords_attributes });
    const post = await filteredOf(visitor, { status: 'A pot of ink' });
    const whole = { id: '1', title: 'Desk', context: ['home'], filter_action: 'warn', expires_at: null };
    expect(post.filtered).toEqual([{ filter: whole, keyword_matches: ['pot'], status_matches: null }]);
    expect(json).toEqual({
      ...whole,
      keywords: [
        { id: '11', keyword: 'ink', whole_word: false },
        { id: '12', keyword: 'pot', whole_word: false },
        { id: '13', keyword: 'paper', whole_word: false },
      ],
      statuses: [],
    });
    const added = await visitor.post('/api/v2/filters/1/statuses', { status_id: post.id });
    expect(added.json).toEqual({ id: `1-${post.id}`, status_id: post.id });
    const other = await filteredOf(visitor, { status: 'A pen' });
    expect(other.filtered).toEqual([]);
    await visitor.post('/api/v2/filters/1/statuses', { status_id: other.id });
    expect((await visitor.get<Status>(`/api/v1/statuses/${other.id}`)).json['filtered']).toEqual([
      { filter: whole, keyword_matches: null, status_matches: [other.id] },
    ]);
    expect((await visitor.get<Json[]>('/api/v2/filters')).json[0]?.['statuses']).toEqual(
      [post.id, other.id].map(id => ({ id: `1-${id}`, status_id: id })),
    );
  });

  it('matches until its last millisecond', async () => {
    const visitor = visit();
    await visitor.post('/api/v2/filters', filter('ink', false, { expires_in: 60 }));
    const { id, filtered } = await filteredOf(visitor, { status: 'Ink' });
    expect(filtered).toMatchObject([{ filter: { expires_at: '2026-11-20T12:01:00.000Z' } }]);
    const count = async () => (await visitor.get<{ filtered: Json[] }>(`/api/v1/statuses/${id}`)).json.filtered.length;
    visitor.advance(59_999);
    expect(await count()).toBe(1);
    visitor.advance(1);
    expect(await count()).toBe(0);
  });

  it.each([
    ['warn', 'warn'],
    ['hide', 'hide'],
    ['blur', 'blur'],
    ['burn', 'warn'],
    [undefined, 'warn'],
  ])('with the action %s does %s', async (filter_action, expected) => {
    const { json } = await visit().post('/api/v2/filters', filter('ink', true, { filter_action }));
    expect([json['filter_action'], json['context']]).toEqual([expected, ['home']]);
  });

  it('is for any of five places', async () => {
    const context = ['home', 'notifications', 'public', 'thread', 'account'];
    expect((await visit().post('/api/v2/filters', { title: 'Ink', context })).json['context']).toEqual(context);
  });

  it('of the first version is one phrase', async () => {
    const visitor = visit();
    const body = { phrase: ' ink ', context: ['home'], irreversible: true, whole_word: true, expires_in: 60 };
    const { json } = await visitor.post('/api/v1/filters', body);
    const first = {
      id: '11',
      phrase: 'ink',
      context: ['home'],
      whole_word: true,
      expires_at: '2026-11-20T12:01:00.000Z',
      irreversible: true,
    };
    expect(json).toEqual(first);
    await visitor.post('/api/v2/filters', { title: 'Empty', context: ['home'] });
    expect((await visitor.get('/api/v1/filters')).json).toEqual([first]);
    expect((await visitor.get<Json[]>('/api/v2/filters')).json[0]).toMatchObject({
      title: 'ink',
      filter_action: 'hide',
      keywords: [{ id: '11', keyword: 'ink', whole_word: true }],
    });
    expect((await visitor.send('DELETE', '/api/v1/filters/11')).json).toEqual({});
    expect((await visitor.get('/api/v1/filters')).json).toEqual([]);
    expect((await visitor.get<Json[]>('/api/v2/filters')).json.map(({ title }) => title)).toEqual(['Empty']);
  });
});
