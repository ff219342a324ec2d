import { describe, expect, it } from 'vitest';
import { emojiMap, isOnlyEmoji, splitEmoji } from './emoji.js';
import type { RichNode } from './rich-node.js';
import { element } from './node-collector.js';

const emoji = (shortcode: string, url = 'https://files.example/a.png', static_url = '') => ({ shortcode, url, static_url });
const map = emojiMap([emoji('blob'), emoji('cat')]);
const split = (text: string) => splitEmoji(text, map).map(piece => (typeof piece === 'string' ? piece : `<${piece.shortcode}>`));
const text = (content: string): RichNode => ({ type: 'text', text: content });

describe('emojiMap', () => {
  it('drops an emoji with an invalid shortcode or address', () => {
    const names = ['a', 'a_b-9', 'x'.repeat(64), 'x'.repeat(65), '', 'a b', 'é'];
    const kept = emojiMap([...names.map(name => emoji(name)), emoji('bad', 'javascript:alert(1)')]);
    expect([...kept.keys()]).toEqual(['a', 'a_b-9', 'x'.repeat(64)]);
  });

  it('uses the moving image where the still one is missing or unsafe', () => {
    const still = (static_url: string) =>
      emojiMap([emoji('blob', 'https://files.example/a.gif', static_url)]).get('blob')?.static_url;
    expect(still('https://files.example/a.png')).toBe('https://files.example/a.png');
    expect(still('')).toBe('https://files.example/a.gif');
  });
});

describe('splitEmoji', () => {
  it('splits at known shortcodes, also side by side', () => {
    expect(split('a :blob::cat: b')).toEqual(['a ', '<blob>', '<cat>', ' b']);
    expect(split(':blob:')).toEqual(['<blob>']);
  });

  it('keeps unknown shortcodes and single colons as text', () => {
    expect(split('12:30:blob: :dog: a:')).toEqual(['12:30', '<blob>', ' :dog: a:']);
    expect(split('no colon')).toEqual(['no colon']);
  });

  it('finds the longest shortcode there can be', () => {
    const long = 'x'.repeat(64);
    expect(splitEmoji(`:${long}:`, emojiMap([emoji(long)]))).toHaveLength(1);
    expect(splitEmoji(`:${long}:`, emojiMap([emoji(long)]))[0]).toMatchObject({ shortcode: long });
  });
});

describe('isOnlyEmoji', () => {
  const isOnly = (...nodes: RichNode[]) => isOnlyEmoji(nodes, map);

  it('counts emoji of both kinds in paragraphs and lines', () => {
    expect(isOnly(element('p', [text('🐦'), element('br'), text(' :blob: ')]))).toBe(true);
    expect(isOnly(text('🐦'.repeat(10)))).toBe(true);
    expect(isOnly(text('🐦'.repeat(11)))).toBe(false);
    expect(isOnly(text(':blob: '.repeat(5) + '🐦'.repeat(6)))).toBe(false);
  });

  it('is false for a text, an empty text and other elements', () => {
    expect(isOnly(text('🐦 a'))).toBe(false);
    expect(isOnly(text(' '))).toBe(false);
    expect(isOnly(element('em', [text('🐦')]))).toBe(false);
    expect(isOnly(element('p', [element('em', [text('🐦')])]))).toBe(false);
    expect(isOnly({ ...element('p', [text('🐦')]), mark: 'heading' })).toBe(false);
  });

  it('does not read a text of more than 1,000 characters', () => {
    expect(isOnly(text(`🐦${' '.repeat(998)}`))).toBe(true);
    expect(isOnly(text(`🐦${' '.repeat(999)}`))).toBe(false);
  });
});
