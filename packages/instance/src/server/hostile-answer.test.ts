import { describe, expect, it } from 'vitest';

import { hostileJson, hostileTexts } from './hostile-answer.js';

const account = { id: '7', acct: 'mara', url: 'https://a.example/@mara', display_name: 'Mara', note: '<p>Hi</p>' };
const post = {
  id: '1',
  created_at: '2026-11-20T12:00:00.000Z',
  visibility: 'public',
  content: '<p>Hi</p>',
  spoiler_text: '',
  sensitive: false,
  reblog: { id: '2' },
  account,
  emojis: [],
  mentions: [{ id: '7', acct: 'mara', url: 'https://a.example/@mara' }],
  tags: [{ name: 'rails' }],
};
type Post = Omit<typeof post, 'reblog'> & {
  reblog: null;
  card: Record<string, unknown> | null;
  poll: Record<string, unknown> & { options: { title: string }[] };
  media_attachments: Record<string, unknown>[];
  reactions: unknown[];
};
const posts = (count: number, kind?: (typeof hostileTexts)[number]): Post[] =>
  hostileJson(Array<typeof post>(count).fill(post), kind) as Post[];
const of = (kind: (typeof hostileTexts)[number]): Post => posts(1, kind)[0] as Post;

describe('a hostile answer', () => {
  it('harms as many items as there are texts twice, and leaves what follows', () => {
    const all = posts(2 * hostileTexts.length + 1);
    expect(all.at(-1)).toEqual(post);
    expect(all.at(-2)?.content).toBe(all[hostileTexts.length - 1]?.content);
    expect([all[0]?.content.length, all[hostileTexts.length]?.content.length]).toEqual([1_048_577, 16_384]);
  });

  it('keeps ids, addresses, dates and words of the API', () => {
    const { id, created_at, visibility, sensitive, account: author } = of('wide');
    expect({ id, created_at, visibility, sensitive }).toEqual({
      id: '1',
      created_at: '2026-11-20T12:00:00.000Z',
      visibility: 'public',
      sensitive: false,
    });
    const { id: accountId, acct, url } = author;
    expect({ id: accountId, acct, url }).toEqual({ id: '7', acct: 'mara', url: 'https://a.example/@mara' });
  });

  it('has a megabyte in fields of HTML, and 16 kB in fields of plain text and in what belongs to a status', () => {
    const { content, account: author, poll } = of('long');
    expect(content.length).toBeGreaterThan(1_048_000);
    const whole = hostileJson(account, 'long') as typeof account;
    expect([whole.note, whole.display_name]).toEqual([content, content.slice(0, 16_384)]);
    expect([author.note, author.display_name]).toEqual([content.slice(0, 16_384), content.slice(0, 16_384)]);
    expect(poll.options.map(({ title }) => title.length)).toEqual([16_384, 16_384]);
  });

  it('has a link card first, and later files of each type behind a warning', () => {
    const [first, covered] = [posts(1)[0], posts(hostileTexts.length + 1)[hostileTexts.length]];
    expect(first).toMatchObject({
      reblog: null,
      media_attachments: [],
      card: { url: 'https://a.example/', type: expect.any(String), image: null },
      poll: { id: '1', expires_at: null, multiple: true, votes_count: 3 },
    });
    expect(first?.spoiler_text).toBeUndefined();
    expect(covered).toMatchObject({ card: null, sensitive: true });
    expect(covered?.spoiler_text.length).toBeGreaterThan(1000);
    expect(covered?.media_attachments.map(({ id, type, preview_url }) => [id, type, preview_url])).toEqual([
      ['10', 'image', null],
      ['11', 'video', null],
      ['12', 'audio', null],
      ['13', 'unknown', null],
    ]);
  });

  it('has long lists, each account and picture in them with an identity of its own', () => {
    const many = of('many');
    expect([many.poll.options.length, many.reactions.length, many.tags.length]).toEqual([500, 1000, 1000]);
    expect(many.mentions).toHaveLength(1);
    expect(of('links').mentions.slice(0, 2)).toEqual([
      { id: '0', acct: 'a0@a.example', url: 'https://a.example/@a0' },
      { id: '1', acct: 'a1@a.example', url: 'https://a.example/@a1' },
    ]);
    const [, second] = of('customEmoji').emojis as Record<string, unknown>[];
    expect(of('customEmoji').emojis).toHaveLength(10_000);
    expect(second).toMatchObject({ url: 'https://a.example/emoji.png#1', shortcode: 'e1', visible_in_picker: true });
  });

  it.each([
    ['emoji', 20_000, '🚋🚋'],
    ['nested', 6004, '<blockquote><ul><li><blockquote>'],
    ['table', 700_035, '<table><tr><td>1</td><td>1</td>'],
    ['lines', 90_000, 'line<br>line<br>'],
    ['marks', 60_000, 'a\u0301\u0301\u0301\u0489\u0e47a'],
    ['wide', 50_000, 'www'],
  ] as const)('writes the text %s in %i characters', (kind, length, start) => {
    const { content } = of(kind);
    expect(content.startsWith(start)).toBe(true);
    expect(Math.abs(content.length - length)).toBeLessThan(100);
  });

  it('reads the pages inside an answer item by item, and leaves what is no entity', () => {
    const context = hostileJson({ ancestors: [], descendants: [post], name: 'x' }, 'wide') as Record<string, Post[]>;
    expect(context['ancestors']).toEqual([]);
    expect(context['descendants']?.[0]?.content).toBe('w'.repeat(50_000));
    expect(context['name']).toBe('x');
    expect([hostileJson('text'), hostileJson(null), hostileJson(7)]).toEqual(['text', null, 7]);
    expect((hostileJson({ id: '1', title: 'x' }) as { title: string }).title.length).toBe(16_384);
  });
});
