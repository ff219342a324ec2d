import { describe, expect, it } from 'vitest';
import { firstPost, paragraphsOf } from './first-post.js';

const status = {
  account: { acct: 'mara@tram.example', display_name: 'Mara :tram:' },
  content: '<p>Frost on the <b>viaduct</b>.<br>Again.</p><p>Slowly.</p>',
  language: 'en',
  reblog: null,
  in_reply_to_id: null,
  spoiler_text: '',
  filtered: [],
};
const read = (fields: object, expandSpoilers = false) => firstPost([{ ...status, ...fields }], { expandSpoilers });

describe('firstPost', () => {
  it('reads author and text of the first post', () => {
    expect(read({})).toEqual({
      name: 'Mara',
      handle: '@mara@tram.example',
      language: 'en',
      paragraphs: ['Frost on the viaduct.\nAgain.', 'Slowly.'],
    });
  });

  it.each([
    ['a repost', { reblog: { id: '1' } }],
    ['a reply', { in_reply_to_id: '1' }],
    ['a content warning', { spoiler_text: 'Spiders' }],
    ['a filtered post', { filtered: [{}] }],
    ['a post without text', { content: '<p></p>' }],
    ['a post without an author', { account: null }],
    ['a post whose content is no text', { content: 7 }],
    ['a host that is shown with other letters', { account: { ...status.account, acct: 'ana@xn--pnibles-bya.example' } }],
    ['a host with other letters', { account: { ...status.account, acct: 'ana@pénibles.example' } }],
  ])('leaves the placeholder for %s', (_, fields) => {
    expect(read(fields)).toBeNull();
  });

  it('reads the text behind a content warning where the reader wants warnings open', () => {
    expect(read({ spoiler_text: 'Spiders' }, true)?.paragraphs).toHaveLength(2);
  });

  it.each([null, {}, [], [null], 'text', { error: 'Unauthorized' }])('reads nothing from %j', page => {
    expect(firstPost(page, { expandSpoilers: false })).toBeNull();
  });

  it('names an author without a display name by the handle', () => {
    expect(read({ account: { acct: 'mara@tram.example' } })?.name).toBe('mara');
  });
});

describe('paragraphsOf', () => {
  it.each([
    ['<p>a &amp; b &lt;c&gt; &#39;d&#x27;</p>', ["a & b <c> 'd'"]],
    ['<p>&quot;a&nbsp;b&quot; &apos;c&APOS; &made;</p>', ['"a\u00A0b" \'c\' &made;']],
    ['<p>a&#0;b&#x110000;c&#x10FFFF;d</p>', ['abc\u{10FFFF}d']],
    ['<a href="x"><span class="invisible">https://</span><span>tram.example</span></a>', ['tram.example']],
    ['<script>alert(1)</script><style>p{}</style>a<script>b', ['a']],
    ['<img src=x onerror=alert(1)', []],
    ['&#0;&#9999999;&nope;', ['&nope;']],
    ['', []],
  ])('reads %j', (html, paragraphs) => {
    expect(paragraphsOf(html)).toEqual(paragraphs);
  });

  it('reads at most a thousand characters', () => {
    expect(paragraphsOf(`<p>${'a'.repeat(5_000)}</p>`)[0]).toHaveLength(1_000);
  });
});
