import type { CustomEmoji } from '@rookery/api-client';
import { anAccount } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { insertedText, isSuggestionFor, matchingTags } from './suggestions.js';

const custom = (shortcode: string): CustomEmoji => ({
  shortcode,
  url: 'https://a.test/e.png',
  static_url: 'https://a.test/e.png',
  visible_in_picker: true,
  category: null,
});
it('[CMP-01] offers four hashtags that begin with the query, trending ones first, each once', () => {
  const found = ['Ferry', 'ferrystories', 'FERRYtimes', 'ferries', 'ferryman'];
  expect(matchingTags('ferr', ['harbour', 'ferry'], found)).toEqual(['ferry', 'ferrystories', 'FERRYtimes', 'ferries']);
});

it('inserts a handle, a hashtag, a native emoji or a shortcode, and a space', () => {
  const edda = anAccount({ acct: 'edda@tram.example' });
  expect(insertedText({ kind: 'account', account: edda })).toBe('@edda@tram.example ');
  expect(insertedText({ kind: 'tag', name: 'ferry' })).toBe('#ferry ');
  expect(insertedText({ kind: 'custom', emoji: custom('blobcat') })).toBe(':blobcat: ');
});

it('keeps the suggestions that still fit while the next ones load', () => {
  expect(isSuggestionFor({ kind: 'tag', name: 'FerryTimes' }, 'ferry')).toBe(true);
  expect(isSuggestionFor({ kind: 'tag', name: 'FerryTimes' }, 'ferryx')).toBe(false);
});
