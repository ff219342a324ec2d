import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LinkProvider } from '../link/link.js';
import { emojify, plainName } from './emojify.js';
import { MAX_BIG_EMOJI, MAX_EMOJI, MAX_MENTIONS } from './limits.js';
import { RichText } from './rich-text.js';
import type { RichTextProps } from './rich-text-props.js';
import { plainText } from './rich-tree.dom.js';

const mara = { id: '7', username: 'mara', acct: 'mara@example.org', url: 'https://example.org/@mara' };
const blob = { shortcode: 'blob', url: 'https://files.example/blob.gif', static_url: 'https://files.example/blob.png' };
const hrefs = { account: (mention: { acct: string }) => `/@${mention.acct}`, tag: (name: string) => `/tags/${name}` };

function show(html: string, props: Partial<RichTextProps> = {}) {
  return render(<RichText html={html} hrefs={hrefs} {...props} />).container;
}

describe('a mention', () => {
  test('links within the app when its URL is among the mentions', () => {
    show('<a class="u-url mention" href="https://EXAMPLE.org/@mara/">@<span>mara</span></a>', { mentions: [mara] });
    const link = screen.getByRole('link', { name: '@mara' });
    expect(link.getAttribute('href')).toBe('/@mara@example.org');
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.className).toBe('rk-mention');
  });

  test('links to the other server, with its host, when its URL is not among them', () => {
    show('<a class="mention" href="https://other.example/@mara">@mara</a>', { mentions: [mara] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://other.example/@mara');
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').classList).not.toContain('rk-mention');
  });

  test('shows the handle of its account when the text names another one', () => {
    show('<a class="mention" href="https://example.org/@mara">@bank</a>', { mentions: [mara] });
    expect(screen.getByRole('link').textContent).toBe('@bank@mara@example.org');
    expect(screen.getByText('@mara@example.org').className).toBe('rk-link-host');
  });

  test('becomes plain text above the limit', () => {
    const link = `<a class="mention" href="${mara.url}">@mara</a> `;
    const count = (times: number) => show(link.repeat(times), { mentions: [mara] }).querySelectorAll('a').length;
    expect(count(MAX_MENTIONS)).toBe(MAX_MENTIONS);
    expect(count(MAX_MENTIONS + 1)).toBe(MAX_MENTIONS);
  });
});

describe('a hashtag', () => {
  test('links to its page within the app, in lower case', () => {
    show('<a class="mention hashtag" rel="tag" href="https://other.example/tags/Rooks">#<span>Rooks</span></a>');
    expect(screen.getByRole('link', { name: '#Rooks' }).getAttribute('href')).toBe('/tags/rooks');
  });

  test('is recognised by the tags of the status when the link has no class', () => {
    const html = '<a href="https://example.org/tags/rooks">#Rooks</a>';
    show(html, { tags: [{ name: 'rooks', url: 'https://example.org/tags/rooks' }] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/tags/rooks');
  });

  test('is an ordinary link when its text is not a hashtag', () => {
    show('<a class="hashtag" rel="tag" href="https://other.example/">press here</a>');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://other.example/');
  });
});

describe('a link', () => {
  test('opens a new tab without a referrer, with the ASCII host as its title', () => {
    show('<a href="https://bücher.example/a" target="_top" rel="opener" onclick="x">books</a>');
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(link.getAttribute('title')).toBe('xn--bcher-kva.example');
    expect(link.hasAttribute('onclick')).toBe(false);
  });

  test('shows its real host when the text names another one', () => {
    show('<a href="https://other.example/">bank.example</a>');
    expect(screen.getByText('other.example').className).toBe('rk-link-host');
  });

  test('hides the ends of a shortened URL only when they belong to its target', () => {
    const honest =
      '<span class="invisible">https://</span><span class="ellipsis">example.org/lo</span><span class="invisible">ng</span>';
    expect(show(`<a href="https://example.org/long">${honest}</a>`).querySelectorAll('.rk-invisible')).toHaveLength(2);
    expect(show(`<a href="https://other.example/">${honest}</a>`).querySelectorAll('.rk-invisible')).toHaveLength(0);
    expect(show('<p><span class="invisible">secret</span>x</p>').querySelectorAll('.rk-invisible')).toHaveLength(0);
  });

  test('with an unsafe URL becomes plain text', () => {
    expect(show('<a href="javascript:1">press</a>').innerHTML).toBe('<div class="rk-rich" dir="auto">press</div>');
  });

  test('within the app uses the router', () => {
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
  test('render as images with their shortcode as alternative text', () => {
    show('<p>hi :blob:!</p>', { emojis: [blob] });
    const image = screen.getByRole('img', { name: ':blob:' });
    expect(image.getAttribute('src')).toBe(blob.url);
    expect(image.getAttribute('title')).toBe(':blob:');
    expect(image.getAttribute('draggable')).toBe('false');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('decoding')).toBe('async');
  });

  test('stay text in code, when unknown, and with an unsafe URL', () => {
    const emojis = [blob, { shortcode: 'bad', url: 'http://example.org/a.png', static_url: '' }];
    expect(show('<code>:blob:</code><pre>:blob:</pre> :other: :bad: :__proto__:', { emojis }).querySelector('img')).toBeNull();
  });

  test('stay shortcodes above the limit', () => {
    const count = (times: number) => show(`<p>${':blob: '.repeat(times)}</p>`, { emojis: [blob] });
    expect(count(MAX_EMOJI).querySelectorAll('img')).toHaveLength(MAX_EMOJI);
    const over = count(MAX_EMOJI + 1);
    expect(over.querySelectorAll('img')).toHaveLength(MAX_EMOJI);
    expect(over.textContent.trim()).toMatch(/^:blob:$/);
  });

  test('render in a name whose HTML stays text', () => {
    render(<bdi data-testid="name">{emojify('<b>Mara</b>:blob::blob:::', [blob])}</bdi>);
    expect(screen.getByTestId('name').textContent).toBe('<b>Mara</b>::');
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('are large when they are few and alone', () => {
    const isBig = (html: string) => show(html, { emojis: [blob] }).querySelector('[data-big-emoji]') !== null;
    expect(isBig(`<p>${'🐦‍⬛ '.repeat(MAX_BIG_EMOJI - 1)}:blob:</p>`)).toBe(true);
    expect(isBig(`<p>${'🐦‍⬛ '.repeat(MAX_BIG_EMOJI)}:blob:</p>`)).toBe(false);
    expect(isBig('<p>🇳🇱 👩🏽‍🚀 1️⃣</p>')).toBe(true);
    expect(isBig('<p>🐦 x</p>')).toBe(false);
    expect(isBig('<p>12</p>')).toBe(false);
    expect(isBig('<blockquote>🐦</blockquote>')).toBe(false);
  });
});

test('hides the text fallback of a quote when the quote is shown', () => {
  const html = '<p class="quote-inline">RE: <a href="https://example.org/1">example.org/1</a></p><p>Yes</p>';
  expect(show(html).textContent).toBe('RE: example.org/1Yes');
  expect(show(html, { hideQuoteInline: true }).textContent.trim()).toMatch(/^Yes$/);
});

test('hides the last line with the address of the quoted post when the quote is shown', () => {
  const html = '<p>Yes<br><br>RE: <a href="https://example.org/1">example.org/1</a></p>';
  const places = [{ kind: 'post', href: '/posts/1', urls: ['https://example.org/1'] }] as const;
  const quotePlace = { kind: 'post', href: '/posts/1' } as const;
  const shown = (props: object) => show(html, { places, ...props }).textContent.trim();
  expect(shown({ quotePlace, hideQuoteInline: true })).toBe('Yes');
  expect(shown({ quotePlace })).toMatch(/^YesRE: example\.org/);
  expect(shown({ quotePlace: null, hideQuoteInline: true })).toMatch(/^YesRE: example\.org/);
});

test('sets the language and renders nothing for an empty text', () => {
  expect(show('<p>سلام</p>', { lang: 'fa' }).firstElementChild?.getAttribute('lang')).toBe('fa');
  expect(show('<p></p>').childElementCount).toBe(0);
});

describe('a very long text', () => {
  const html = `${`<p>${'first '.repeat(40)}</p>`.repeat(40)}<p>the end</p>`;

  test('shows its first part, and the next one on a press', async () => {
    const container = show(html);
    expect(container.textContent).not.toContain('the end');
    fireEvent.click(await screen.findByRole('button', { name: 'Read more' }));
    expect(container.textContent).toContain('the end');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows another text from its start', async () => {
    const { rerender, container } = render(<RichText html={html} hrefs={hrefs} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Read more' }));
    rerender(<RichText html={`<p>new</p>${html}`} hrefs={hrefs} />);
    expect(container.textContent).not.toContain('the end');
  });

  test('has no button of its own where its owner collapses it', () => {
    show(html, { isCollapsed: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('costs an excerpt its first part alone', () => {
    expect(plainText(html, 11)).toBe('first first');
    expect(plainText(`${'<b>'.repeat(100_000)}x`, 100)).toBe('');
  });
});

describe('plainName', () => {
  test('drops custom emoji and what reorders the text', () => {
    expect(plainName(' Juniper :blob: \u202EAshdown', [blob])).toBe('Juniper Ashdown');
    expect(plainName(':blob:', [blob])).toBe('');
    expect(plainName('12:blob:30', [])).toBe('12:blob:30');
  });
});
