import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTargets, type LinkContext } from './link-target.js';
import type { RichLink } from './rich-node.js';

const link = (text: string, href: string, claim: RichLink['claim'] = null): RichLink => ({
  type: 'link',
  href,
  claim,
  shownHost: null,
  children: [{ type: 'text', text }],
});
const mara = { id: '7', username: 'Mara', acct: 'mara', url: 'https://example.org/@mara' };
const noor = { id: '8', username: 'noor', acct: 'noor@other.example', url: 'https://other.example/users/noor' };
const rooks = { name: 'Rooks', url: 'https://example.org/tags/rooks' };
const accountHref = ({ acct }: { acct: string }): string => `/@${acct}`;
const nothing: LinkContext = { mentions: [], tags: [], places: [], quotePlace: null, accountHref, placeOf: () => null };
const targetOf = linkTargets({ ...nothing, mentions: [mara, noor], tags: [rooks] });
const elsewhere = { kind: 'elsewhere' };

describe('a link to a mentioned account', () => {
  it('is a mention by its class or by a text that begins with @', () => {
    expect(targetOf(link('Mara', mara.url, 'mention'))).toMatchObject({ kind: 'mention', mention: mara });
    expect(targetOf(link(' @mara', mara.url))).toMatchObject({ kind: 'mention', mention: mara });
    expect(targetOf(link('my profile', mara.url))).toEqual({ kind: 'profile', href: '/@mara', shownAcct: null });
  });

  it.each(['@mara', '@MARA', 'mara', '@mara@example.org', '@Mara@Example.org'])('is named by %s when it is local', text => {
    expect(targetOf(link(text, mara.url, 'mention'))).toMatchObject({ shownAcct: null });
  });

  it.each(['@noor', '@noor@other.example'])('is named by %s when it is remote', text => {
    expect(targetOf(link(text, noor.url, 'mention'))).toMatchObject({ shownAcct: null });
  });

  it.each(['@bank', '@mara@evil.example', '@', 'x@mara'])('shows its handle beside %s', text => {
    expect(targetOf(link(text, mara.url, 'mention'))).toMatchObject({ shownAcct: 'mara' });
  });

  it('takes the Unicode and the ASCII form of a host for the same', () => {
    const ana = { id: '9', username: 'ana', acct: 'ana@xn--pnibles-bya.example', url: 'https://xn--pnibles-bya.example/@ana' };
    const find = linkTargets({ ...nothing, mentions: [ana] });
    expect(find(link('@ana@pénibles.example', 'https://pénibles.example/@ana', 'mention'))).toMatchObject({ shownAcct: null });
  });

  it('adds no host to the name of a remote account', () => {
    expect(targetOf(link('@noor@other.example@other.example', noor.url, 'mention'))).toMatchObject({ shownAcct: noor.acct });
  });
});

describe('a hashtag', () => {
  it('counts by rel or class with a known name, or by the address of a known tag', () => {
    expect(targetOf(link('#Rooks', 'https://x.example/', 'tag'))).toEqual({ kind: 'hashtag', name: 'rooks' });
    expect(targetOf(link('#ROOKS', 'https://x.example/', 'hashtag'))).toEqual({ kind: 'hashtag', name: 'rooks' });
    expect(targetOf(link('＃rooks', `${rooks.url}/`))).toEqual({ kind: 'hashtag', name: 'rooks' });
  });

  it('counts by rel and an address of its name where the server lists no hashtags', () => {
    const find = linkTargets(nothing);
    expect(find(link('#Ravens', 'https://x.example/tag/ravens/', 'tag'))).toEqual({ kind: 'hashtag', name: 'ravens' });
    expect(find(link('#Füchse', 'https://x.example/tags/f%C3%BCchse', 'tag'))).toEqual({ kind: 'hashtag', name: 'füchse' });
    expect(find(link('#Ravens', 'https://x.example/shop', 'tag'))).toEqual(elsewhere);
    expect(find(link('#Ravens', 'https://x.example/tags/ravens', 'hashtag'))).toEqual(elsewhere);
  });

  it('is elsewhere by rel where the server lists others', () => {
    expect(targetOf(link('#Ravens', 'https://x.example/tags/ravens', 'tag'))).toEqual(elsewhere);
  });

  it('is elsewhere by class with an unknown name, or at another address', () => {
    expect(targetOf(link('#Ravens', 'https://x.example/', 'hashtag'))).toEqual(elsewhere);
    expect(targetOf(link('#Ravens', rooks.url))).toEqual(elsewhere);
    expect(targetOf(link('#rooks', 'https://example.org/tags/ravens'))).toEqual(elsewhere);
  });

  it.each(['see #rooks', '#rooks now', 'rooks', '#'])('is not read from the text %s', text => {
    expect(targetOf(link(text, 'https://x.example/', 'tag'))).toEqual(elsewhere);
  });
});

describe('the forms of the address of an account', () => {
  it.each([
    'https://other.example/@noor',
    'https://other.example/users/Noor',
    'https://OTHER.example./u/noor/',
    'https://other.example:443/profile/noor',
    'https://other.example/~noor',
    'https://other.example/noor',
  ])('takes %s for the account that the server lists at its host', href => {
    expect(targetOf(link('@noor', href, 'mention'))).toMatchObject({ kind: 'mention', mention: noor });
  });

  it('takes the host of the handle for that of the account', () => {
    const ola = { id: '9', username: 'ola', acct: 'ola@fjord.example', url: 'https://social.fjord.example/@ola' };
    const find = linkTargets({ ...nothing, mentions: [ola] });
    expect(find(link('@ola', 'https://fjord.example/users/ola'))).toMatchObject({ kind: 'mention', mention: ola });
  });

  it.each([
    'https://other.example.evil.example/@noor',
    'https://0ther.example/@noor',
    'https://оther.example/@noor',
    'https://other.example:8443/@noor',
    'https://other.example@evil.example/@noor',
    'https://evil.example/other.example/@noor',
    'https://other.example/@noor/114',
    'https://other.example/@noor?next=evil.example',
    'https://other.example/tags/noor',
    'https://other.example/@noora',
    'https://other.example/%E0%A4%A/@noor',
    'mailto:noor@other.example',
  ])('leaves %s elsewhere', href => {
    expect(targetOf(link('@noor', href, 'mention'))).toEqual(elsewhere);
  });

  it('leaves a page with the name of an account alone, unless the link says that it is a mention', () => {
    expect(targetOf(link('my shop', 'https://other.example/noor'))).toEqual(elsewhere);
    expect(targetOf(link('me', 'https://other.example/@noor'))).toMatchObject({ kind: 'profile', href: '/@noor@other.example' });
  });
});

describe('a place', () => {
  const quote = {
    kind: 'post',
    href: '/@noor/posts/5',
    urls: ['https://other.example/@noor/5', 'https://other.example/objects/5', null, ''],
  } as const;
  const party = { kind: 'event', href: '/@noor/events/6', urls: ['https://münchen.example/events/6'] } as const;
  const find = linkTargets({ ...nothing, places: [quote, party] });

  it.each([
    ['https://other.example/@noor/5', 'post', quote.href],
    ['http://OTHER.example:443/@noor/5/#top', 'post', quote.href],
    ['https://other.example./objects/5', 'post', quote.href],
    ['https://xn--mnchen-3ya.example/events/6', 'event', party.href],
  ])('is known at %s', (href, kind, inside) => {
    expect(find(link('this', href))).toEqual({ kind, href: inside, shownAcct: null });
  });

  it.each([
    'https://other.example/@noor/55',
    'https://other.example/objects/5?x=1',
    'https://munchen.example/events/6',
    'https://x.example/',
  ])('is not known at %s', href => expect(find(link('this', href))).toEqual(elsewhere));

  it('is what a link in the text fallback of a quote leads to', () => {
    const quotePlace = { kind: 'post', href: '/notice/5' } as const;
    const within = linkTargets({ ...nothing, quotePlace });
    expect(within(link('RE', 'https://far.example/5'), true)).toEqual({ kind: 'post', href: '/notice/5', shownAcct: null });
    expect(within(link('RE', 'https://far.example/5'), false)).toEqual(elsewhere);
  });

  it('is asked of the address itself last', () => {
    const placeOf = (): { kind: 'profile'; href: string; acct: string } => ({ kind: 'profile', href: '/@form', acct: 'form' });
    const all = linkTargets({ ...nothing, mentions: [mara], tags: [rooks], places: [quote], placeOf });
    expect(all(link('@mara', mara.url))).toMatchObject({ kind: 'mention' });
    expect(all(link('#rooks', rooks.url))).toMatchObject({ kind: 'hashtag' });
    expect(all(link('this', quote.urls[0]))).toMatchObject({ kind: 'post', href: quote.href });
    expect(all(link('this', 'https://own.example/@form'))).toEqual({ kind: 'profile', href: '/@form', shownAcct: null });
  });

  it.each([
    ['@form', null],
    ['@form@own.example', 'form'],
    ['@bank', 'form'],
    ['bank', null],
  ])('shows the handle of a profile beside the text %s: %s', (text, shownAcct) => {
    const placeOf = (): { kind: 'profile'; href: string; acct: string } => ({ kind: 'profile', href: '/@form', acct: 'form' });
    expect(linkTargets({ ...nothing, placeOf })(link(text, 'https://own.example/@form'))).toMatchObject({ shownAcct });
  });
});

it('takes no address of another host for a page of the app, whatever the link says of itself', () => {
  const places = [{ kind: 'post', href: '/@noor/posts/5', urls: ['https://other.example/@noor/5'] }] as const;
  const find = linkTargets({ ...nothing, mentions: [noor], places, tags: [rooks] });
  const path = fc.constantFrom('/@noor', '/users/noor', '/@noor/5', '/', '/tags/rooks', '/@noor@other.example');
  const claim = fc.constantFrom<RichLink['claim']>('mention', 'hashtag', 'tag', null);
  const isElsewhere = (host: string, at: string, claims: RichLink['claim'], text: string): boolean =>
    host === 'other.example' || find(link(text, `https://${host}${at}`, claims)).kind === 'elsewhere';
  const text = fc.constantFrom('@noor', 'this', '@noor@other.example');
  expect(() => fc.assert(fc.property(fc.domain(), path, claim, text, isElsewhere))).not.toThrow();
});
