import { describe, expect, it } from 'vitest';
import { aPost as aPostOf } from '../test-support/a-post.js';
import { aPoll, aScheduledStatus, aStatus, anAttachment } from '@rookery/api-client/testing';
import { textOfHtml, wordsOf, wordsOfHtml } from './plain-words.js';
import { findScheduled, findSentPost, isSameBesideText, unknownOf, type PostPayload } from './sent-post.js';

const aPost = (further: Partial<PostPayload> = {}): PostPayload => aPostOf({ text: 'The ferry leaves at 7.', ...further });
const picture = { id: 'p', name: '', description: '', focus: null, attachment: null };
const poll = { options: ['Tea', 'Coffee'], expiresIn: 60, multiple: false };
const sent = (id: string, content = '<p>The ferry leaves at 7.</p>') => aStatus({ id, content });

describe('textOfHtml', () => {
  it.each([
    ['<p>One</p><p class="x">two</p>', ' One  two '],
    ['One<br>two<br/>three', 'One two three'],
    ['<LI>One</LI><h2>two</h2>', ' One  two '],
    ['a<style>p{}</style>b<script>no</script>c<script>no', 'abc'],
    ['b<b>ol</b>d, <a href="https://a.test">l</a>ink', 'bold, link'],
    ['<bra>c</bra><pre>d</pre><h7>e</h7>', 'c d e'],
    ['Tea &amp; milk &lt;3 &gt; &quot;a&quot; &apos;b&apos;&nbsp;c', 'Tea & milk <3 > "a" \'b\' c'],
    ['&AMP; &unknown; &; &amp', '& &unknown; &; &amp'],
    // A property of every object is no character.
    ['&constructor; &valueof;', '&constructor; &valueof;'],
    ['&#38; &#x26; &#X1F600;', '& & 😀'],
    ['&#x10ffff; &#x110000; &#9999999;', '\u{10ffff} &#x110000; &#9999999;'],
  ])('reads %j as %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('wordsOf', () => {
  it.each([
    ['  The ferry,\nleaves…  at 7! ', 'The ferry leaves at 7'],
    ['@mara@tram.example hi', '@mara hi'],
    ['@mara-b.c@tram.example hi', '@mara b c hi'],
    ['Cafe\u0301 🚋', 'Café 🚋'],
  ])('reads %j as %j', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });

  it('are the same for a text and for the HTML that a server makes of it', () => {
    const html =
      '<p>Hi <span class="h-card"><a href="https://tram.example/@mara">@<span>mara</span></a></span>,<br />tea &amp; milk?</p>';
    expect(wordsOfHtml(html)).toBe(wordsOf('Hi @mara@tram.example,\n\ntea & milk?'));
  });
});

describe('findSentPost', () => {
  const isTaken = () => false;

  it('[POST-01] finds the oldest of equal posts that were not there before', () => {
    const newest = [sent('5'), sent('4'), sent('3', '<p>Other</p>'), sent('2'), sent('1')];
    expect(findSentPost(aPost({ knownIds: ['2', '0'] }), newest, isTaken)?.id).toBe('4');
    expect(findSentPost(aPost({ knownIds: ['5'] }), newest, isTaken)).toBeNull();
  });

  it('[POST-01] leaves a post to the other record that became it', () => {
    expect(findSentPost(aPost(), [sent('2'), sent('1')], id => id === '1')?.id).toBe('2');
  });

  it('takes a whole page as newer when it has no known post', () => {
    const page = [sent('9'), sent('8')];
    expect(unknownOf(page, ['1'])).toBe(page);
    expect(unknownOf(page, []).length).toBe(2);
    expect(unknownOf(page, ['8']).map(({ id }) => id)).toEqual(['9']);
  });

  it.each<[string, Partial<PostPayload>, Parameters<typeof aStatus>[0], boolean]>([
    ['the same reply', { inReplyToId: '1' }, { in_reply_to_id: '1' }, true],
    ['a reply to another post', { inReplyToId: '1' }, { in_reply_to_id: '2' }, false],
    ['a reply in place of a post', {}, { in_reply_to_id: '2' }, false],
    ['a repost', {}, { reblog: aStatus() }, false],
    ['the same warning', { spoilerText: 'Spoiler!' }, { spoiler_text: 'Spoiler' }, true],
    ['another warning', { spoilerText: 'Spoiler' }, { spoiler_text: '' }, false],
    ['an unwanted warning', {}, { spoiler_text: 'Spoiler' }, false],
    ['as many files', { media: [picture] }, { media_attachments: [anAttachment()] }, true],
    ['fewer files', { media: [picture] }, {}, false],
    [
      'the same options',
      { poll },
      {
        poll: aPoll({
          options: [
            { title: 'Tea', votes_count: 0 },
            { title: 'Coffee', votes_count: 0 },
          ],
        }),
      },
      true,
    ],
    ['other options', { poll }, { poll: aPoll({ options: [{ title: 'Tea', votes_count: 0 }] }) }, false],
    ['a poll in place of none', {}, { poll: aPoll() }, false],
    ['no poll, as of a server without polls', { poll }, { poll: null }, true],
  ])('compares everything but the text: %s', (_, payload, status, isSame) => {
    expect(
      isSameBesideText(
        aPost(payload),
        aStatus({ poll: null, media_attachments: [], spoiler_text: '', in_reply_to_id: null, ...status }),
      ),
    ).toBe(isSame);
  });

  it('tells posts by their text too', () => {
    expect(findSentPost(aPost(), [sent('1', '<p>The ferry leaves at 8.</p>')], isTaken)).toBeNull();
    expect(findSentPost(aPost({ spoilerText: 'Ferry' }), [sent('1')], isTaken)).toBeNull();
  });
});

describe('findScheduled', () => {
  const AT = Date.parse('2026-11-20T09:15:00.000Z');
  const post = aPost({ scheduledAt: AT });
  const scheduled = (offset: number, text = post.text) => {
    const one = aScheduledStatus({ scheduled_at: new Date(AT + offset).toISOString(), media_attachments: [] });
    return { ...one, params: { ...one.params, text } };
  };

  it.each([
    [0, true],
    [59_999, true],
    [-59_999, true],
    [60_000, false],
    [-60_000, false],
  ])('compares times to the minute: %i ms later is the same: %s', (offset, isFound) => {
    expect(findScheduled(post, [scheduled(offset)])).toHaveLength(isFound ? 1 : 0);
  });

  it('tells posts of one time by text and files', () => {
    const [other, same] = [scheduled(0, 'Other'), scheduled(0)];
    expect(findScheduled(post, [other, { ...same, media_attachments: [anAttachment()] }, same])).toEqual([same]);
    expect(findScheduled(post, [{ ...same, scheduled_at: null }])).toEqual([]);
  });

  it('leaves out those that were known before', () => {
    const [older, newer] = [
      { ...scheduled(0), id: '1' },
      { ...scheduled(0), id: '2' },
    ];
    expect(findScheduled({ ...post, knownScheduledIds: ['1'] }, [newer, older])).toEqual([newer]);
    expect(findScheduled(post, [newer, older])).toEqual([newer, older]);
  });
});
