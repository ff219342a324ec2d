import { aCard } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { embedAddress } from './preview-card-address.js';
import { cardRatio, cardSources, cutText, hasStage } from './preview-card-rules.js';

const OWN = 'https://app.test';
const video = (html: string, embed_url = '') => embedAddress(aCard({ type: 'video', html, embed_url }), OWN);
const rich = (html: string) => embedAddress(aCard({ type: 'rich', html }), OWN);

describe('cardRatio', () => {
  it.each([
    [1200, 600, 2],
    [9, 16, 9 / 16],
    [8, 16, 9 / 16],
    [400, 100, 4],
    [401, 100, 4],
    [0, 0, 16 / 9],
    [640, 0, 16 / 9],
  ])('[STAT-01] of %i x %i px is %f', (width, height, ratio) => {
    expect(cardRatio({ width, height })).toBeCloseTo(ratio, 10);
  });
});

it('[STAT-01] cuts a text that is longer than its limit, not one of that length', () => {
  expect(cutText('x'.repeat(120), 120)).toBe('x'.repeat(120));
  expect(cutText('x'.repeat(121), 120)).toBe(`${'x'.repeat(120)}…`);
});

it('names the provider and the author, and nobody twice', () => {
  expect(cardSources(aCard({ provider_name: 'News', author_name: 'Ada' }))).toEqual({ provider: 'News', author: 'Ada' });
  expect(cardSources(aCard({ provider_name: 'News', author_name: 'News' })).author).toBe('');
  const authors = [null, { name: '', url: '' }, { name: 'Noor', url: '' }].filter(author => author !== null);
  expect(cardSources(aCard({ author_name: 'Ada', authors })).author).toBe('Noor');
});

it('[STAT-01] has room for a picture or a player above the text, except of a link', () => {
  expect(hasStage(aCard({ type: 'video' }))).toBe(true);
  expect(hasStage(aCard({ type: 'rich', image: null, html: '<p>' }))).toBe(true);
  expect(hasStage(aCard({ type: 'rich', image: null }))).toBe(false);
  expect(hasStage(aCard({ type: 'link', html: '<p>' }))).toBe(false);
});

describe('embedAddress', () => {
  it('[STAT-01] reads the https address of the frame, in any quotes, and asks a video to play', () => {
    const address = 'https://player.test/embed/1?autoplay=1';
    expect(video('<iframe width="640" src="https://player.test/embed/1"></iframe>')).toBe(address);
    expect(video("<IFRAME\nsrc='https://player.test/embed/1'>")).toBe(address);
    expect(video('<iframe src=https://player.test/embed/1></iframe>')).toBe(address);
    expect(video('<iframe src="//player.test/embed/1"></iframe>')).toBe(address);
    expect(video('', 'https://player.test/embed/1')).toBe(address);
    expect(rich('<iframe src="https://player.test/?a=1&amp;b=2">')).toBe('https://player.test/?a=1&b=2');
  });

  it('is null for a link and a photo, whatever their HTML is', () => {
    const html = '<iframe src="https://player.test/embed/1"></iframe>';
    expect(embedAddress(aCard({ type: 'link', html }), OWN)).toBeNull();
    expect(embedAddress(aCard({ type: 'photo', html }), OWN)).toBeNull();
  });

  it.each([
    '<script>parent.broken = 1</script>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<iframe src="javascript:parent.broken=1"></iframe>',
    '<iframe src="data:text/html,<script>1</script>"></iframe>',
    '<iframe src=" java\nscript:1"></iframe>',
    '<iframe src="http://player.test/"></iframe>',
    '<iframe src="http://localhost/"></iframe>',
    '<iframe src="https://user:password@player.test/"></iframe>',
    '<iframe src="https://["></iframe>',
    '<iframe src="/local"></iframe>',
    `<iframe src="${OWN}/settings"></iframe>`,
    '<iframe data-src="https://player.test/"></iframe>',
    `${' '.repeat(4_096)}<iframe src="https://player.test/"></iframe>`,
  ])('is null for %j', html => {
    expect(video(html)).toBeNull();
    expect(rich(html)).toBeNull();
  });

  it('reads a megabyte of unfinished frames once', () => {
    // An expression that searched on from each of them would outlast the limit of a test.
    expect(video('<iframe '.repeat(130_000))).toBeNull();
  });
});
