import { expect, test } from 'vitest';
import type { DraftPoll } from '@rookery/store';
import {
  addOption,
  durationChoices,
  durationOf,
  newPoll,
  pollLimits,
  pollProblem,
  removeOption,
  secondsOf,
  sentOptions,
  type PollLimits,
} from './poll-rules.js';

const limits: PollLimits = { maxOptions: 4, maxOptionCharacters: 5, minSeconds: 300, maxSeconds: 2_629_746 };
const poll = (options: string[], expiresIn = 86_400): DraftPoll => ({ options, expiresIn, multiple: false });
const problem = (options: string[], expiresIn?: number) => pollProblem(poll(options, expiresIn), limits)?.kind ?? null;

test('[CMP-01] a new poll has two empty options, 24 hours and one choice', () => {
  expect(newPoll(limits)).toEqual({ options: ['', ''], expiresIn: 86_400, multiple: false });
});

test('a new poll ends within the limits of the server', () => {
  expect(newPoll({ ...limits, maxSeconds: 3600 }).expiresIn).toBe(3600);
  expect(newPoll({ ...limits, minSeconds: 172_800 }).expiresIn).toBe(172_800);
});

test('reads the limits of the server, and allows two options at least', () => {
  const polls = { max_options: 1, max_characters_per_option: 50, min_expiration: 300, max_expiration: 100 };
  expect(pollLimits({ polls })).toEqual({ maxOptions: 2, maxOptionCharacters: 50, minSeconds: 300, maxSeconds: 300 });
});

test('[CMP-01] needs two different options that are not empty', () => {
  expect(problem(['tea', '  '])).toBe('too-few');
  expect(problem(['tea', 'rum'])).toBeNull();
  expect(problem(['tea', ' tea '])).toBe('repeated');
});

test('names the option that is to be written or removed', () => {
  expect(pollProblem(poll(['tea', ' ', 'rum']), limits)).toEqual({ kind: 'empty', option: 1 });
  expect(pollProblem(poll(['tea', 'rum', '']), limits)).toEqual({ kind: 'empty', option: 2 });
});

test('names the option that repeats another', () => {
  expect(pollProblem(poll(['tea', 'rum', 'tea']), limits)).toEqual({ kind: 'repeated', option: 2 });
});

test('an option may be as long as the limit, counted in graphemes', () => {
  expect(problem(['tea', '😀😀😀👨‍👩‍👧🇳🇱'])).toBeNull();
  expect(pollProblem(poll(['tea', 'coffee']), limits)).toEqual({ kind: 'too-long', option: 1 });
});

test('refuses more options than the server allows, as a restored draft may have', () => {
  expect(problem(['a', 'b', 'c', 'd'])).toBeNull();
  expect(problem(['a', 'b', 'c', 'd', 'e'])).toBe('too-many');
});

test.each([
  [299, 'ends-too-soon'],
  [300, null],
  [2_629_746, null],
  [2_629_747, 'ends-too-late'],
])('a poll of %i s: %s', (seconds, kind) => {
  expect(problem(['tea', 'rum'], seconds)).toBe(kind);
});

test('sends trimmed options without empty ones', () => {
  expect(sentOptions(poll([' tea ', '', 'rum']))).toEqual(['tea', 'rum']);
});

test('takes a duration apart and puts it together', () => {
  const seconds = 3 * 86_400 + 5 * 3600 + 25 * 60;
  expect(durationOf(seconds)).toEqual({ days: 3, hours: 5, minutes: 25 });
  expect(secondsOf(durationOf(seconds))).toBe(seconds);
});

test('offers days up to the limit, and a number of minutes between two steps', () => {
  const choices = durationChoices(7 * 60, limits);
  expect(choices.days).toHaveLength(31);
  expect(choices.hours).toHaveLength(24);
  expect(choices.minutes).toEqual([0, 5, 7, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
  expect(durationChoices(3600, { ...limits, maxSeconds: 7200 })).toMatchObject({ days: [0], hours: [0, 1, 2] });
});

test('adds options up to the limit', () => {
  const three = addOption(poll(['a', 'b']), { ...limits, maxOptions: 3 });
  expect(three.options).toEqual(['a', 'b', '']);
  expect(addOption(three, { ...limits, maxOptions: 3 })).toBe(three);
});

test('removes options down to two', () => {
  const two = removeOption(poll(['a', 'b', 'c']), 1);
  expect(two.options).toEqual(['a', 'c']);
  expect(removeOption(two, 0)).toBe(two);
});
