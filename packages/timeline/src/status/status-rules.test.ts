import type { QuoteState, Visibility } from '@rookery/api-client';
import { anAccount, anAttachment, aCard, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  attachmentRatio,
  widestOf,
  displayStatus,
  fileExtension,
  isCardShown,
  isMediaCovered,
  mayBeLong,
  quoteView,
  reactionSummary,
  replyLine,
  repostedBy,
  shownVisibility,
  visibilityLooks,
} from './status-rules.js';

const reaction = (name: string, count: number) => ({ name, count, me: false, url: null, static_url: null });
const everyVisibility: Visibility[] = [
  'public',
  'unlisted',
  'private',
  'direct',
  'local',
  'list',
  'self',
  'mutuals_only',
  'unknown',
];

describe('what a row shows', () => {
  it('[STAT-01] shows the post inside a repost and says who reposted it', () => {
    const inner = aStatus({ id: '2' });
    const wrapper = aStatus({ id: '1', account: anAccount({ id: '7' }), reblog: inner });
    expect(displayStatus(wrapper)).toBe(inner);
    expect(repostedBy(wrapper)?.id).toBe('7');
    expect(repostedBy(inner)).toBeNull();
  });

  it('[STAT-08] has an icon and a name for every visibility, and no two alike', () => {
    const looks = everyVisibility.map(visibility => visibilityLooks[visibility]);
    expect(new Set(looks.map(look => look.icon)).size).toBe(everyVisibility.length);
    expect(new Set(looks.map(look => look.name)).size).toBe(everyVisibility.length);
  });

  it('[STAT-08] marks an open post that stays on its server as local', () => {
    const shown = (visibility: Visibility) => shownVisibility({ visibility, local_only: true });
    expect([shown('public'), shown('unlisted'), shown('private'), shown('unknown')]).toEqual([
      'local',
      'local',
      'private',
      'unknown',
    ]);
    expect(shownVisibility({ visibility: 'public', local_only: false })).toBe('public');
  });

  it('shows a link card only where there is no media, quote or content warning', () => {
    const card = aCard();
    expect(isCardShown(aStatus({ card }))).toBe(true);
    expect(isCardShown(aStatus({ card, media_attachments: [anAttachment()] }))).toBe(false);
    expect(isCardShown(aStatus({ card, spoiler_text: 'careful' }))).toBe(false);
  });
});

describe('quoteView', () => {
  const quoted = aStatus({ id: '9' });
  const view = (state: QuoteState, status: typeof quoted | null = quoted) =>
    quoteView(aStatus({ quote: { state, quoted_status: status, quoted_status_id: '9' } })).kind;

  it('[STAT-02] shows an accepted quote', () => {
    expect(view('accepted')).toBe('shown');
  });
  it('[STAT-02] calls a quote without its post unavailable, even an accepted one', () => {
    expect(view('accepted', null)).toBe('unavailable');
  });
  it.each(['pending', 'rejected', 'revoked', 'deleted', 'unauthorized'] as const)(
    '[STAT-02] calls a quote that is %s unavailable',
    state => {
      expect(view(state)).toBe('unavailable');
    },
  );
  it.each([
    ['pending', 'pending'],
    ['rejected', 'rejected'],
    ['revoked', 'revoked'],
    ['deleted', null],
    ['unauthorized', null],
  ] as const)('[STAT-02] tells why a quote that is %s is unavailable: %s', (state, reason) => {
    for (const quoted_status of [null, quoted]) {
      const view = quoteView(aStatus({ quote: { state, quoted_status, quoted_status_id: '9' } }));
      expect(view).toEqual({ kind: 'unavailable', reason });
    }
  });
  it.each(['blocked_account', 'blocked_domain', 'muted_account'] as const)('covers a quote that is %s until asked', state => {
    expect(view(state)).toBe('covered');
  });
  it('has nothing to show for a post that quotes nothing', () => {
    expect(quoteView(aStatus()).kind).toBe('none');
  });
});

describe('isMediaCovered', () => {
  it('[STAT-05] covers sensitive media, and media behind a content warning, by default', () => {
    expect(isMediaCovered(aStatus({ sensitive: true }), 'default')).toBe(true);
    expect(isMediaCovered(aStatus({ spoiler_text: 'careful' }), 'default')).toBe(true);
    expect(isMediaCovered(aStatus(), 'default')).toBe(false);
  });
  it('[STAT-05] follows the reader who wants all or nothing covered', () => {
    expect(isMediaCovered(aStatus(), 'hide_all')).toBe(true);
    expect(isMediaCovered(aStatus({ sensitive: true }), 'show_all')).toBe(false);
  });
  it('[STAT-05] keeps the media of a post under review covered, whatever the reader wants', () => {
    expect(isMediaCovered(aStatus({ visibility: 'self' }), 'show_all')).toBe(true);
  });
});

describe('reactionSummary', () => {
  it('[STAT-04] shows the three most used of four emoji and counts all', () => {
    const summary = reactionSummary([reaction('a', 1), reaction('b', 4), reaction('c', 2), reaction('d', 3)], 0);
    expect(summary.emoji.map(emoji => emoji.name)).toEqual(['b', 'd', 'c']);
    expect(summary.total).toBe(10);
  });
  it('[STAT-04] shows all of three emoji', () => {
    expect(reactionSummary([reaction('a', 1), reaction('b', 4), reaction('c', 2)], 0).emoji).toHaveLength(3);
  });
  it('[STAT-04] counts favourites as thumbs, beside thumbs already there', () => {
    expect(reactionSummary([reaction('a', 1)], 5).emoji[0]).toMatchObject({ name: '👍', count: 5 });
    expect(reactionSummary([reaction('👍', 2)], 5)).toMatchObject({ emoji: [{ name: '👍', count: 7 }], total: 7 });
  });
  it('leaves out emoji nobody uses', () => {
    expect(reactionSummary([reaction('a', 0)], 0)).toEqual({ emoji: [], hasMore: false, total: 0 });
  });
  it('shows the reactions of the reader before more frequent ones', () => {
    const own = { ...reaction('d', 1), me: true };
    const { emoji } = reactionSummary([own, reaction('a', 9), reaction('b', 8), reaction('c', 7)], 0);
    expect(emoji.map(({ name }) => name)).toEqual(['a', 'b', 'd']);
  });
});

describe('replyLine', () => {
  const mention = (id: string) => ({ id, username: `u${id}`, acct: `u${id}@far.test`, url: `https://far.test/@u${id}` });
  const reply = (ids: readonly string[], target: string | null = ids[0] ?? null) =>
    aStatus({ in_reply_to_id: '5', in_reply_to_account_id: target, mentions: ids.map(mention) });

  it('says nothing about a post that answers nothing', () => {
    expect(replyLine(aStatus(), () => null)).toBeNull();
  });
  it('names the account replied to first, by its name when that is known', () => {
    const line = replyLine(reply(['1', '2'], '2'), id => (id === '2' ? 'Noor' : null));
    expect(line).toEqual({ names: ['Noor', '@u1@far.test'], moreCount: 0 });
  });
  it('names two and counts the third', () => {
    expect(replyLine(reply(['1', '2']), () => null)?.moreCount).toBe(0);
    expect(replyLine(reply(['1', '2', '3']), () => null)).toMatchObject({ moreCount: 1 });
  });
  it('names the author of a reply to their own post', () => {
    expect(replyLine(reply([], '100'), () => null)?.names).toEqual(['Mara Lindqvist']);
  });
  it('names nobody when nobody is mentioned', () => {
    expect(replyLine(reply([], '55'), () => null)?.names).toEqual([]);
  });
  it('names an account that is known though the post does not mention it', () => {
    expect(replyLine(reply([], '55'), id => (id === '55' ? 'Noor' : null))?.names).toEqual(['Noor']);
  });
});

describe('files', () => {
  it('reads the ratio from the original, else from the small copy, else knows none', () => {
    const size = (width: number, height: number) => ({ width, height, aspect: width / height });
    const meta = { original: size(300, 100), small: size(200, 100), focus: null, colors: null, duration: null };
    expect(attachmentRatio(anAttachment({ meta }))).toBe(3);
    expect(attachmentRatio(anAttachment({ meta: { ...meta, original: null } }))).toBe(2);
    expect(attachmentRatio(anAttachment({ meta: null }))).toBeNull();
  });

  it('enlarges a small picture at most twice, and any whose width is not stated', () => {
    const small = { width: 40, height: 20, aspect: 2 };
    const meta = { original: small, small: null, focus: null, colors: null, duration: null };
    expect(widestOf(anAttachment({ meta }))).toBe(80);
    expect(widestOf(anAttachment({ meta: { ...meta, original: null, small } }))).toBe(80);
    expect(widestOf(anAttachment({ meta: { ...meta, original: null } }))).toBeNull();
    expect(widestOf(anAttachment({ meta: null }))).toBeNull();
  });
  it('measures only text that can be long', () => {
    expect([mayBeLong('<p>short</p>'), mayBeLong('x'.repeat(701)), mayBeLong('<br>'.repeat(13))]).toEqual([false, true, true]);
  });
});

describe('limits of what a row shows', () => {
  it('[STAT-08] names every visibility by a message of its own', () => {
    expect(everyVisibility.map(visibility => `${visibilityLooks[visibility].icon} ${visibilityLooks[visibility].name}`)).toEqual([
      'globe visibilityPublic',
      'moon visibilityUnlisted',
      'lock visibilityPrivate',
      'mail visibilityDirect',
      'house visibilityLocal',
      'list visibilityList',
      'hourglass visibilitySelf',
      'handshake visibilityMutuals',
      'eye-off visibilityUnknown',
    ]);
  });

  it('[STAT-04] adds favourites to the thumbs and to no other emoji', () => {
    const { emoji } = reactionSummary([reaction('🐦', 5), reaction('👍', 1)], 3);
    expect(emoji.map(({ name, count }) => [name, count])).toEqual([
      ['🐦', 5],
      ['👍', 4],
    ]);
  });

  it('[STAT-04] shows thumbs that stand for favourites as not the reader’s own', () => {
    expect(reactionSummary([], 2)).toMatchObject({ total: 2, emoji: [{ name: '👍', count: 2, me: false }] });
    expect(reactionSummary([], 0)).toEqual({ total: 0, emoji: [], hasMore: false });
  });

  it('reads a ratio from sizes of 1 px, and none from sizes of 0 or less', () => {
    const ratioOf = (original: object) => attachmentRatio(anAttachment({ meta: { original, small: null } as never }));
    expect(ratioOf({ width: 1, height: 1 })).toBe(1);
    expect(ratioOf({ width: 0, height: 9, aspect: 2 })).toBe(2);
    expect(ratioOf({ width: 9, height: 0, aspect: 0 })).toBeNull();
    expect(ratioOf({ width: 9, aspect: Number.POSITIVE_INFINITY })).toBeNull();
  });

  it('reads the end of a file name without query and fragment', () => {
    expect(fileExtension('https://files.example/a.b/cat.webp?size=2.png#x.gif')).toBe('WEBP');
    expect(['https://files.example/cat', 'https://files.example/cat.toolong', ''].map(fileExtension)).toEqual(['', '', '']);
  });
});
