import { describe, expect, it } from 'vitest';
import { linkTargets } from './mention.js';
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
const targetOf = linkTargets([mara, noor], [rooks]);

describe('a link to a mentioned account', () => {
  it('is a mention by its class or by a text that begins with @', () => {
    expect(targetOf(link('Mara', mara.url, 'mention'))).toMatchObject({ kind: 'mention', mention: mara });
    expect(targetOf(link(' @mara', mara.url))).toMatchObject({ kind: 'mention', mention: mara });
    expect(targetOf(link('my profile', mara.url))).toEqual({ kind: 'external' });
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
    const find = linkTargets([ana], []);
    expect(find(link('@ana@pénibles.example', 'https://pénibles.example/@ana', 'mention'))).toMatchObject({ shownAcct: null });
  });

  it('adds no host to the name of a remote account', () => {
    expect(targetOf(link('@noor@other.example@other.example', noor.url, 'mention'))).toMatchObject({ shownAcct: noor.acct });
  });
});

describe('a hashtag', () => {
  it('counts by rel, by class with a known name, or by the address of a known tag', () => {
    expect(targetOf(link('#Ravens', 'https://x.example/', 'tag'))).toEqual({ kind: 'hashtag', name: 'ravens' });
    expect(targetOf(link('#ROOKS', 'https://x.example/', 'hashtag'))).toEqual({ kind: 'hashtag', name: 'rooks' });
    expect(targetOf(link('＃rooks', `${rooks.url}/`))).toEqual({ kind: 'hashtag', name: 'rooks' });
  });

  it('is external by class with an unknown name, or at another address', () => {
    expect(targetOf(link('#Ravens', 'https://x.example/', 'hashtag'))).toEqual({ kind: 'external' });
    expect(targetOf(link('#Ravens', rooks.url))).toEqual({ kind: 'external' });
    expect(targetOf(link('#rooks', 'https://example.org/tags/ravens'))).toEqual({ kind: 'external' });
  });

  it.each(['see #rooks', '#rooks now', 'rooks', '#'])('is not read from the text %s', text => {
    expect(targetOf(link(text, 'https://x.example/', 'tag'))).toEqual({ kind: 'external' });
  });
});
