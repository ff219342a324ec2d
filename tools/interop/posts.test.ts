import { describe, expect, it } from 'vitest';
import { factsOfStatus, textOfHtml, withoutRepeats } from './posts.ts';

describe('the text of a post', () => {
  it.each([
    ['<p>One &amp; two<br>three</p>', 'Onetwothree'],
    ['<b>bold</b><script>alert(1)</script>', 'bold'],
    ['<p>&#233;&#x1F600; &lt;b&gt;</p>', 'éb'],
    ['See <a href="https://a.test/long"><span class="invisible">https://</span>a.test/long</a>!', 'See'],
    ['<a href="https://a.test/@bo" class="mention">@<span>bo</span></a> hi', 'bohi'],
    ['<p class="quote-inline">RE: <a href="https://a.test/1">https://a.test/1</a></p><p>Yes</p>', 'Yes'],
    ['A <img alt=":cat:" src="x"> here', 'Acathere'],
    ['plain https://a.test/x text', 'plaintext'],
  ])('of %s is %s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('the facts of a status', () => {
  const inner = { id: '1', account: { username: 'ada' }, content: '<p>Hi</p>', favourited: true, media_attachments: [{}] };

  it('come from the post inside a reblog of the same id', () => {
    expect(factsOfStatus({ id: '1', account: { username: 'bo' }, content: '', reblog: inner })).toMatchObject({
      id: '1',
      author: 'ada',
      isReblog: true,
      text: 'Hi',
      hasMedia: true,
      isLiked: true,
    });
  });

  it('end where reblogs repeat themselves', () => {
    const cycle: Record<string, unknown> = { id: '1', content: 'x' };
    cycle['reblog'] = cycle;
    expect(factsOfStatus(cycle).id).toBe('1');
  });

  it('have the name of the author without host, and the options of a poll', () => {
    const poll = { options: [{ title: 'A b' }, { title: 'c' }] };
    expect(factsOfStatus({ id: '2', account: { username: 'ada@a.test' }, poll })).toMatchObject({
      author: 'ada',
      options: ['Ab', 'c'],
    });
  });
});

it('keeps a post and its reblog of the same id once each', () => {
  const post = { id: '1', account: { id: 'a' }, reblog: null };
  const reblog = { id: '1', account: { id: 'b' }, reblog: post };
  expect(withoutRepeats([reblog, post, reblog, post])).toEqual([reblog, post]);
});
