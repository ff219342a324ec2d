import type { CustomEmoji } from '@rookery/api-client';
import { anAccount } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { allNativeEmojis, withTone } from '../emoji/native-emojis.js';
import { insertedText, isSuggestionFor, matchingEmojis, matchingTags, MOST_EMOJIS, suggestionKey } from './suggestions.js';

const custom = (shortcode: string, visible_in_picker = true): CustomEmoji => ({
  shortcode,
  url: 'https://a.test/e.png',
  static_url: 'https://a.test/e.png',
  visible_in_picker,
  category: null,
});
const keys = (query: string, own: readonly CustomEmoji[] = []) => matchingEmojis(query, own, allNativeEmojis).map(suggestionKey);

describe('matchingEmojis', () => {
  it('[CMP-01] offers at most five, the whole name first', () => {
    expect(keys('heart')).toHaveLength(MOST_EMOJIS);
    expect(keys('heart')[0]).toBe('❤️');
  });

  it('[CMP-01] offers the server’s own before native ones, but none that it hides', () => {
    expect(keys('wav', [custom('heat_wave'), custom('wave_cat'), custom('wave_secret', false)]).slice(0, 2)).toEqual([
      ':wave_cat:',
      '👋',
    ]);
  });

  it('finds a native emoji by one of its tags', () => {
    expect(keys('farewell').length + keys('hooray').length).toBeGreaterThan(0);
    expect(keys('zzzzz')).toEqual([]);
  });
});

it('[CMP-01] offers four hashtags that begin with the query, trending ones first, each once', () => {
  const found = ['Ferry', 'ferrystories', 'FERRYtimes', 'ferries', 'ferryman'];
  expect(matchingTags('ferr', ['harbour', 'ferry'], found)).toEqual(['ferry', 'ferrystories', 'FERRYtimes', 'ferries']);
});

it('inserts a handle, a hashtag, a native emoji or a shortcode, and a space', () => {
  const edda = anAccount({ acct: 'edda@tram.city' });
  expect(insertedText({ kind: 'account', account: edda })).toBe('@edda@tram.city ');
  expect(insertedText({ kind: 'tag', name: 'ferry' })).toBe('#ferry ');
  expect(insertedText({ kind: 'custom', emoji: custom('blobcat') })).toBe(':blobcat: ');
});

it('keeps the suggestions that still fit while the next ones load', () => {
  expect(isSuggestionFor({ kind: 'tag', name: 'FerryTimes' }, 'ferry')).toBe(true);
  expect(isSuggestionFor({ kind: 'tag', name: 'FerryTimes' }, 'ferryx')).toBe(false);
});

describe('withTone', () => {
  const named = (name: string) => {
    const emoji = allNativeEmojis.find(({ label }) => label === name);
    if (emoji === undefined) throw new Error(`There is no emoji ${name}.`);
    return emoji;
  };

  it('puts a modifier behind a hand, instead of the emoji selector, and behind each of two people', () => {
    expect(withTone(named('waving hand'), 1)).toBe('👋🏻');
    expect(withTone(named('index pointing up'), 5)).toBe('☝🏿');
    expect(withTone(named('woman farmer'), 3)).toBe('👩🏽‍🌾');
  });

  it('leaves emoji without tones, and every emoji without a tone', () => {
    expect(withTone(named('red heart'), 4)).toBe('❤️');
    expect(withTone(named('waving hand'), 0)).toBe('👋');
  });
});
