import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LinkProvider } from '../link/link.js';
import { emojify } from './emojify.js';
import { MAX_BIG_EMOJI, MAX_EMOJI, MAX_MENTIONS } from './limits.js';
import { RichText, type RichTextProps } from './rich-text.js';

const mara = { id: '7', username: 'mara', acct: 'mara@example.org', url: 'https://example.org/@mara' };
const blob = { shortcode: 'blob', url: 'https://files.example/blob.gif', static_url: 'https://files.example/blob.png' };
const hrefs = { account: (mention: { acct: string }) => `/@${mention.acct}`, tag: (name: string) => `/tags/${name}` };

function show(html: string, props: Partial<RichTextProps> = {}) {
  return render(<RichText html={html} hrefs={hrefs} {...props} />).container;
}

describe('a mention', () => {
  test('is a link inside the application when its address is among the mentions', () => {
    show('<a class="u-url mention" href="https://EXAMPLE.org/@mara/">@<span>mara</span></a>', { mentions: [mara] });
    const link = screen.getByRole('link', { name: '@mara' });
    expect(link.getAttribute('href')).toBe('/@mara@example.org');
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.className).toBe('rk-mention');
  });

  test('leads outside, and says so, when its address is not among them', () => {
    show('<a class="mention" href="https://other.example/@mara">@mara</a>', { mentions: [mara] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://other.example/@mara');
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').classList).not.toContain('rk-mention');
  });

  test('of one account which names another shows whose page it opens', () => {
    show('<a class="mention" href="https://example.org/@mara">@bank</a>', { mentions: [mara] });
    expect(screen.getByRole('link').textContent).toBe('@bank@mara@example.org');
    expect(screen.getByText('@mara@example.org').className).toBe('rk-link-host');
  });

  test('past the last one allowed is plain text', () => {
    const link = `<a class="mention" href="${mara.url}">@mara</a> `;
    const count = (times: number) => show(link.repeat(times), { mentions: [mara] }).querySelectorAll('a').length;
    expect(count(MAX_MENTIONS)).toBe(MAX_MENTIONS);
    expect(count(MAX_MENTIONS + 1)).toBe(MAX_MENTIONS);
  });
});

describe('a hashtag', () => {
  test('leads to its page in the application, in lower case', () => {
    show('<a class="mention hashtag" rel="tag" href="https://other.example/tags/Rooks">#<span>Rooks</span></a>');
    expect(screen.getByRole('link', { name: '#Rooks' }).getAttribute('href')).toBe('/tags/rooks');
  });

  test('is known by the tags of the status where the link does not say so', () => {
    const html = '<a href="https://example.org/tags/rooks">#Rooks</a>';
    show(html, { tags: [{ name: 'rooks', url: 'https://example.org/tags/rooks' }] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tags/rooks');
  });

  test('which is not written as one is an ordinary link', () => {
    show('<a class="hashtag" rel="tag" href="https://other.example/">press here</a>');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://other.example/');
  });
});

describe('a link', () => {
  test('opens apart, tells nothing of this page, and its title is the host in plain letters', () => {
    show('<a href="https://bücher.example/a" target="_top" rel="opener" onclick="x">books</a>');
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(link.getAttribute('title')).toBe('xn--bcher-kva.example');
    expect(link.hasAttribute('onclick')).toBe(false);
  });

  test('whose text names another host shows the real one', () => {
    show('<a href="https://other.example/">bank.example</a>');
    expect(screen.getByText('other.example').className).toBe('rk-link-host');
  });

  test('hides the ends of its address only when they are its own', () => {
    const honest =
      '<span class="invisible">https://</span><span class="ellipsis">example.org/lo</span><span class="invisible">ng</span>';
    expect(show(`<a href="https://example.org/long">${honest}</a>`).querySelectorAll('.rk-invisible')).toHaveLength(2);
    expect(show(`<a href="https://other.example/">${honest}</a>`).querySelectorAll('.rk-invisible')).toHaveLength(0);
    expect(show('<p><span class="invisible">secret</span>x</p>').querySelectorAll('.rk-invisible')).toHaveLength(0);
  });

  test('to nowhere safe is its text', () => {
    expect(show('<a href="javascript:1">press</a>').innerHTML).toBe('<div class="rk-rich" dir="auto">press</div>');
  });

  test('inside the application goes through the router', () => {
    const Router = ({ href, children }: { href: string; children?: React.ReactNode }) => <a href={`#${href}`}>{children}</a>;
    render(
      <LinkProvider component={Router}>
        <RichText html='<a class="mention" href="https://example.org/@mara">@mara</a>' mentions={[mara]} hrefs={hrefs} />
      </LinkProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('#/@mara@example.org');
  });
});

describe('custom emoji', () => {
  test('are pictures with their shortcode as text', () => {
    show('<p>hi :blob:!</p>', { emojis: [blob] });
    const image = screen.getByRole('img', { name: ':blob:' });
    expect(image.getAttribute('src')).toBe(blob.url);
    expect(image.getAttribute('title')).toBe(':blob:');
    expect(image.getAttribute('draggable')).toBe('false');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('decoding')).toBe('async');
  });

  test('stay text in code, when unknown, and when their address is not safe', () => {
    const emojis = [blob, { shortcode: 'bad', url: 'http://example.org/a.png', static_url: '' }];
    expect(show('<code>:blob:</code><pre>:blob:</pre> :other: :bad: :__proto__:', { emojis }).querySelector('img')).toBeNull();
  });

  test('past the last one allowed stay shortcodes', () => {
    const count = (times: number) => show(`<p>${':blob: '.repeat(times)}</p>`, { emojis: [blob] });
    expect(count(MAX_EMOJI).querySelectorAll('img')).toHaveLength(MAX_EMOJI);
    const over = count(MAX_EMOJI + 1);
    expect(over.querySelectorAll('img')).toHaveLength(MAX_EMOJI);
    expect(over.textContent.trim()).toMatch(/^:blob:$/);
  });

  test('stand in a name without any of it being read as HTML', () => {
    render(<bdi data-testid="name">{emojify('<b>Mara</b>:blob::blob:::', [blob])}</bdi>);
    expect(screen.getByTestId('name').textContent).toBe('<b>Mara</b>::');
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('alone, and few, are shown large', () => {
    const isBig = (html: string) => show(html, { emojis: [blob] }).querySelector('[data-big-emoji]') !== null;
    expect(isBig(`<p>${'🐦‍⬛ '.repeat(MAX_BIG_EMOJI - 1)}:blob:</p>`)).toBe(true);
    expect(isBig(`<p>${'🐦‍⬛ '.repeat(MAX_BIG_EMOJI)}:blob:</p>`)).toBe(false);
    expect(isBig('<p>🇳🇱 👩🏽‍🚀 1️⃣</p>')).toBe(true);
    expect(isBig('<p>🐦 x</p>')).toBe(false);
    expect(isBig('<p>12</p>')).toBe(false);
    expect(isBig('<blockquote>🐦</blockquote>')).toBe(false);
  });
});

test('the text that stands in for a quote goes when the quote is shown', () => {
  const html = '<p class="quote-inline">RE: <a href="https://example.org/1">example.org/1</a></p><p>Yes</p>';
  expect(show(html).textContent).toBe('RE: example.org/1Yes');
  expect(show(html, { hideQuoteInline: true }).textContent.trim()).toMatch(/^Yes$/);
});

test('the language the server tells is set, and a text without words draws nothing', () => {
  expect(show('<p>سلام</p>', { lang: 'fa' }).firstElementChild?.getAttribute('lang')).toBe('fa');
  expect(show('<p></p>').childElementCount).toBe(0);
});
