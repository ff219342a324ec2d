import type { Filter, Status } from '@rookery/api-client';
import { aPoll, anAttachment, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { matchFilters } from './match-filters.js';

const filter = (fields: Partial<Filter> = {}): Filter => ({
  id: '1',
  title: 'Boats',
  context: ['home'],
  filter_action: 'warn',
  expires_at: null,
  keywords: [{ id: '11', keyword: 'ferry', whole_word: true }],
  statuses: [],
  ...fields,
});
const matching = (keyword: string, whole_word = true) =>
  matchFilters([filter({ keywords: [{ id: '11', keyword, whole_word }] })]);
const finds = (content: string, keyword: string, wholeWord = true) =>
  matching(keyword, wholeWord)(aStatus({ content })).length > 0;

type Case = readonly [content: string, keyword: string, isWholeWord: boolean, isFound: boolean];

describe('a keyword in the text of a post, as Mastodon finds it', () => {
  const latin: Case[] = [
    ['<p>The <b>Ferry</b> is late.</p>', 'ferry', true, true],
    ['<p>THE FERRY</p>', 'ferry', true, true],
    ['<p>ferry</p>', 'FERRY', true, true],
    ['<p>The ferryman is late.</p>', 'ferry', true, false],
    ['<p>The ferryman is late.</p>', 'ferry', false, true],
    ['<p>carferry</p>', 'ferry', true, false],
    ['<p>car-ferry</p>', 'ferry', true, true],
    ['<p>car_ferry</p>', 'ferry', true, false],
    ['<p>car\u203Fferry</p>', 'ferry', true, false],
    ['<p>ferry2</p>', 'ferry', true, false],
    ['<p>ferry²</p>', 'ferry', true, true],
    ['<p>“ferry”, (ferry)!</p>', 'ferry', true, true],
    ["<p>the ferry's crew</p>", 'ferry', true, true],
    ['<p>An e-mail</p>', 'e-mail', true, true],
    ['<p>C++ and more</p>', 'c++', true, true],
    ['<p>c++11</p>', 'c++', true, true],
    ['<p>abcd++</p>', 'c++', true, false],
    ['<p>a.b</p>', 'a.b', true, true],
    ['<p>axb</p>', 'a.b', true, false],
    [String.raw`<p>^a$ (b|c) [d] {e} f/g h\i? j*</p>`, String.raw`^a$ (b|c) [d] {e} f/g h\i? j*`, true, true],
  ];
  const accents: Case[] = [
    ['<p>Fähre</p>', 'fähre', true, true],
    ['<p>FÄHRE</p>', 'fähre', true, true],
    ['<p>Fahre</p>', 'fähre', true, false],
    ['<p>Fährenfest</p>', 'fähre', true, false],
    ['<p>cafés</p>', 'é', true, false],
    ['<p>cafe\u0301</p>', 'cafe', true, false],
    ['<p>cafe\u0301</p>', 'cafe', false, true],
    ['<p>ПАРОМ опаздывает</p>', 'паром', true, true],
    ['<p>паромщик</p>', 'паром', true, false],
    ['<p>ΠΛΟΙΟΣ</p>', 'πλοιος', true, true],
  ];
  const scripts: Case[] = [
    ['<p>明日はフェリーに乗る</p>', 'フェリー', true, false],
    ['<p>明日はフェリーに乗る</p>', 'フェリー', false, true],
    ['<p>「フェリー」、遅れる</p>', 'フェリー', true, true],
    ['<p>渡轮晚点了</p>', '渡轮', true, false],
    ['<p>渡轮晚点了</p>', '渡轮', false, true],
    ['<p>渡轮，晚点</p>', '渡轮', true, true],
    ['<p>เรือเฟอร์รี่มาช้า</p>', 'เฟอร์รี่', true, false],
    ['<p>เรือเฟอร์รี่มาช้า</p>', 'เฟอร์รี่', false, true],
    ['<p>เรือ เฟอร์รี่ มาช้า</p>', 'เฟอร์รี่', true, true],
    ['<p>العبّارة متأخرة</p>', 'العبّارة', true, true],
    ['<p>والعبّارة متأخرة</p>', 'العبّارة', true, false],
    ['<p>والعبّارة متأخرة</p>', 'العبّارة', false, true],
    ['<p>배가 늦는다</p>', '배', true, false],
    ['<p>배, 늦는다</p>', '배', true, true],
    ['<p>१२ नाव</p>', 'नाव', true, true],
    ['<p>नाव१</p>', 'नाव', true, false],
  ];
  const signs: Case[] = [
    ['<p>⛴️ is late</p>', '⛴️', true, true],
    ['<p>a🚢b</p>', '🚢', true, true],
    // A variation selector is a mark, and so a character of a word.
    ['<p>a⛴️b</p>', '⛴️', true, false],
    ['<p>👩‍✈️</p>', '✈️', true, true],
    ['<p>:ferry: waves</p>', 'ferry', true, true],
    ['<p>#ferry</p>', '#ferry', true, true],
    ['<p>#ferry</p>', 'ferry', true, true],
    ['<p>a#ferry</p>', '#ferry', true, true],
    ['<p>#ferryman</p>', '#ferry', true, false],
    ['<p>#ferryman</p>', '#ferry', false, true],
    [
      '<p><a href="https://a.test/tags/ferry" class="mention hashtag" rel="tag">#<span>Ferry</span></a></p>',
      '#ferry',
      true,
      true,
    ],
    ['<p><span class="h-card"><a href="https://a.test/@lev">@<span>lev</span></a></span> hi</p>', '@lev', true, true],
  ];
  const markup: Case[] = [
    ['<p><a href="https://ferry.test">here</a></p>', 'ferry', true, false],
    [
      '<p><a href="https://ferry.test/a"><span class="invisible">https://</span><span>ferry.test/a</span></a></p>',
      'https://ferry.test/a',
      true,
      true,
    ],
    ['<p>href</p>', 'href', true, true],
    ['<p><a href="https://a.test">x</a></p>', 'href', false, false],
    ['<p>fish &amp; chips</p>', 'fish & chips', true, true],
    ['<p>fish &amp; chips</p>', 'amp', true, false],
    ['<p>1 &lt; 2</p>', '1 < 2', true, true],
    ['<p>don&#39;t</p>', "don't", true, true],
    ['<p>two<br>words</p>', 'two words', true, false],
    ['<p>two</p><p>words</p>', 'two words', true, false],
    ['<p>two words</p>', 'two words', true, true],
    ['<p>two  words</p>', 'two words', true, false],
    ['<p>car</p><p>ferry</p>', 'carferry', false, false],
    ['<p>anything</p>', ' ', true, false],
    ['<p>two words</p>', ' ', false, false],
    ['', 'ferry', true, false],
  ];
  it.each([...latin, ...accents, ...scripts, ...signs, ...markup])(
    '[HINT-05] %s with “%s” (whole word: %s): %s',
    (content, keyword, isWholeWord, isFound) => {
      expect(finds(content, keyword, isWholeWord)).toBe(isFound);
    },
  );
});

describe('the parts of a post', () => {
  const match = matching('ferry');
  const parts: readonly [string, Partial<Status>][] = [
    ['content warning', { spoiler_text: 'About a ferry' }],
    ['option of a poll', { poll: aPoll({ options: [{ title: 'Ferry', votes_count: 0 }] }) }],
    ['description of a medium', { media_attachments: [anAttachment({ description: 'A ferry at night' })] }],
  ];
  it.each(parts)('[HINT-05] finds a word in a %s', (_, fields) => {
    expect(match(aStatus({ content: '', ...fields }))).toHaveLength(1);
  });

  it('[HINT-05] keeps the parts apart', () => {
    const apart = matching('car ferry', false);
    const options = [
      { title: 'car', votes_count: 0 },
      { title: 'ferry', votes_count: 0 },
    ];
    expect(apart(aStatus({ spoiler_text: 'car', content: 'ferry', poll: aPoll({ options }) }))).toEqual([]);
  });

  it('[HINT-05] leaves words to the post inside a reblog, and those of a quoted post to it', () => {
    const inner = aStatus({ id: '2', content: 'ferry' });
    expect(match(aStatus({ content: 'ferry', reblog: inner }))).toEqual([]);
    expect(match(inner)).toHaveLength(1);
    const quote = { state: 'accepted' as const, quoted_status: inner, quoted_status_id: '2' };
    expect(match(aStatus({ content: 'see', quote }))).toEqual([]);
  });

  it('[HINT-05] reads no names of authors, and no addresses of media', () => {
    const media = anAttachment({ url: 'https://ferry.test/ferry.png', description: null });
    expect(match(aStatus({ content: 'x', media_attachments: [media] }))).toEqual([]);
  });
});

describe('the results of filters', () => {
  it('[HINT-05] name the first word of each filter as the post has it', () => {
    const keywords = ['late', 'Ferry'].map((keyword, index) => ({ id: String(index), keyword, whole_word: true }));
    const match = matchFilters([
      filter({ keywords }),
      filter({ id: '2', title: 'Trams' }),
      filter({ id: '3', title: 'None', keywords: [] }),
    ]);
    expect(match(aStatus({ content: 'The FERRY is late' }))).toEqual(
      [
        ['1', 'Boats'],
        ['2', 'Trams'],
      ].map(([id, title]) => ({
        filter: { id, title, context: ['home'], filter_action: 'warn', expires_at: null },
        keyword_matches: ['FERRY'],
        status_matches: [],
      })),
    );
    expect(matchFilters([])(aStatus({ content: 'ferry' }))).toEqual([]);
  });

  it('[HINT-05] name a post that a filter names: the post itself, and the reblog of it alone', () => {
    const match = matchFilters([filter({ keywords: [], statuses: [{ id: '1', status_id: '5' }] })]);
    const status = aStatus({ id: '5' });
    expect(match(status)).toMatchObject([{ keyword_matches: [], status_matches: ['5'] }]);
    expect([match(aStatus({ id: '6' })), match(aStatus({ id: '7', reblog: status }))]).toEqual([[], []]);
  });

  it('[HINT-05] keep the action, the contexts and the end of the filter', () => {
    const fields = { context: ['thread', 'account'], filter_action: 'hide', expires_at: '2026-11-20T12:00:00Z' } as const;
    expect(
      matchFilters([filter({ ...fields, context: [...fields.context] })])(aStatus({ content: 'ferry' }))[0]?.filter,
    ).toMatchObject(fields);
  });

  it('[HINT-05] take 50 filters on a text of a megabyte in no time', () => {
    const match = matchFilters(
      Array.from({ length: 50 }, (_, index) =>
        filter({ id: String(index), keywords: [{ id: '1', keyword: `ferry ${index}`, whole_word: true }] }),
      ),
    );
    const status = aStatus({ content: `${'<p>a&amp;<b>'.repeat(80_000)}ferry 7` });
    const startedAt = performance.now();
    for (let turn = 0; turn < 10; turn += 1) expect(match(status)).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
