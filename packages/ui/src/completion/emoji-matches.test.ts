import { expect, it } from 'vitest';
import { allNativeEmojis } from '../emoji/index.js';
import { emojiMatcher, MOST_EMOJIS, type EmojiMatch } from './emoji-matches.js';

const custom = (shortcode: string, visible_in_picker = true) => ({
  shortcode,
  url: 'https://a.test/e.png',
  static_url: 'https://a.test/e.png',
  visible_in_picker,
});
const keyOf = (match: EmojiMatch) => (match.kind === 'emoji' ? match.emoji.emoji : `:${match.emoji.shortcode}:`);
const keys = (query: string, own: readonly ReturnType<typeof custom>[] = []) =>
  emojiMatcher(own, allNativeEmojis)(query).map(keyOf);

it('[CMP-01] [CHAT-26] offers at most five, the whole name first', () => {
  expect(keys('heart')).toHaveLength(MOST_EMOJIS);
  expect(keys('heart')[0]).toBe('❤️');
});

it('[CMP-01] [CHAT-26] offers five of five, and leaves out the sixth', () => {
  const own = (count: number) => Array.from({ length: count }, (_, index) => custom(`zzferry_${index}`));
  expect(keys('zzferry', own(5))).toEqual(own(5).map(({ shortcode }) => `:${shortcode}:`));
  expect(keys('zzferry', own(6))).toEqual(own(5).map(({ shortcode }) => `:${shortcode}:`));
});

it('[CMP-01] offers the server’s own before native ones, but none that it hides', () => {
  expect(keys('wav', [custom('heat_wave'), custom('wave_cat'), custom('wave_secret', false)]).slice(0, 2)).toEqual([
    ':wave_cat:',
    '👋',
  ]);
});

it('[CMP-01] [CHAT-26] offers emoji whose shown name begins with the word before those of another name', () => {
  expect(keys('gri').slice(0, 2)).toEqual(['😁', '😀']);
});

it('[CMP-01] [CHAT-26] offers a short name before the longer ones that begin with it', () => {
  expect(keys('hea')[0]).toBe('❤️');
  expect(keys('zzfer', [custom('zzferry_large'), custom('zzferry')])).toEqual([':zzferry:', ':zzferry_large:']);
});

it('finds a native emoji by one of its tags', () => {
  expect(keys('farewell').length + keys('hooray').length).toBeGreaterThan(0);
  expect(keys('zzzzz')).toEqual([]);
});

it('finds the same for a word that is typed, changed and typed on as for the word alone', () => {
  const own = [custom('heat_wave'), custom('Wave_cat'), custom('sweet_heart')];
  const matching = emojiMatcher(own, allNativeEmojis);
  for (const query of ['he', 'hea', 'heart', 'hearts', 'hea', 'we', 'wav', 'WAVE', 'waveq', 'wave', 'he'])
    expect(matching(query, 40)).toEqual(emojiMatcher(own, allNativeEmojis)(query, 40));
});

it('returns the same objects for the next letter, so that what shows them can keep them', () => {
  const matching = emojiMatcher([custom('zzferry')], allNativeEmojis);
  expect(matching('zzferr')[0]).toBe(matching('zzferry')[0]);
});
