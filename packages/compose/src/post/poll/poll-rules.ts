import type { InstanceConfiguration } from '@rookery/api-client';
import { graphemeCount } from '../counted-length.js';
import type { DraftPoll } from '@rookery/store';

/** The limits of a server for polls; durations in seconds. */
export interface PollLimits {
  readonly maxOptions: number;
  readonly maxOptionCharacters: number;
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/** A poll needs as many different options. */
export const MIN_OPTIONS = 2;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

export function pollLimits({ polls }: Pick<InstanceConfiguration, 'polls'>): PollLimits {
  return {
    maxOptions: Math.max(polls.max_options, MIN_OPTIONS),
    maxOptionCharacters: polls.max_characters_per_option,
    minSeconds: polls.min_expiration,
    maxSeconds: Math.max(polls.max_expiration, polls.min_expiration),
  };
}

/** A new poll: two empty options, 24 hours as far as the server allows, one choice. */
export function newPoll({ minSeconds, maxSeconds }: PollLimits): DraftPoll {
  return { options: ['', ''], expiresIn: Math.min(Math.max(DAY_S, minSeconds), maxSeconds), multiple: false };
}

/** Why a poll cannot be sent. `option`: position of the first option concerned. */
export type PollProblem =
  | { readonly kind: 'too-few' }
  | { readonly kind: 'empty'; readonly option: number }
  | { readonly kind: 'repeated'; readonly option: number }
  | { readonly kind: 'too-long'; readonly option: number }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'ends-too-soon' }
  | { readonly kind: 'ends-too-late' };

/** The first reason why a poll cannot be sent; null: it can. */
export function pollProblem({ options, expiresIn }: DraftPoll, limits: PollLimits): PollProblem | null {
  const texts = options.map(option => option.trim());
  const tooLong = texts.findIndex(text => graphemeCount(text) > limits.maxOptionCharacters);
  if (tooLong !== -1) return { kind: 'too-long', option: tooLong };
  const repeated = texts.findIndex((text, index) => text !== '' && texts.indexOf(text) < index);
  if (repeated !== -1) return { kind: 'repeated', option: repeated };
  const filled = texts.filter(text => text !== '').length;
  if (filled < MIN_OPTIONS) return { kind: 'too-few' };
  if (filled < texts.length) return { kind: 'empty', option: texts.indexOf('') };
  if (filled > limits.maxOptions) return { kind: 'too-many' };
  if (expiresIn < limits.minSeconds) return { kind: 'ends-too-soon' };
  return expiresIn > limits.maxSeconds ? { kind: 'ends-too-late' } : null;
}

/** The options as they are sent: trimmed. One that a stored draft has no words for is left out. */
export function sentOptions({ options }: DraftPoll): string[] {
  return options.map(option => option.trim()).filter(option => option !== '');
}

export interface Duration {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** A duration in seconds, by whole minutes. */
export function durationOf(seconds: number): Duration {
  return {
    days: Math.floor(seconds / DAY_S),
    hours: Math.floor((seconds % DAY_S) / HOUR_S),
    minutes: Math.floor((seconds % HOUR_S) / MINUTE_S),
  };
}

/** Seconds. */
export function secondsOf({ days, hours, minutes }: Duration): number {
  return days * DAY_S + hours * HOUR_S + minutes * MINUTE_S;
}

/** The minutes to choose from. */
const MINUTE_STEP = 5;

/** The numbers to choose from for each part of the duration, the current ones included. */
export function durationChoices(seconds: number, { maxSeconds }: PollLimits): Record<keyof Duration, number[]> {
  const current = durationOf(seconds);
  const longest = durationOf(maxSeconds);
  const upTo = (most: number, step: number, own: number) => {
    const steps = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
    return steps.includes(own) ? steps : [...steps, own].toSorted((one, other) => one - other);
  };
  return {
    days: upTo(longest.days, 1, current.days),
    hours: upTo(longest.days > 0 ? 23 : longest.hours, 1, current.hours),
    minutes: upTo(59, MINUTE_STEP, current.minutes),
  };
}

export function changeOption(poll: DraftPoll, index: number, option: string): DraftPoll {
  return { ...poll, options: poll.options.with(index, option) };
}

/** Adds an empty option; the same poll at the server's limit. */
export function addOption(poll: DraftPoll, { maxOptions }: PollLimits): DraftPoll {
  return poll.options.length >= maxOptions ? poll : { ...poll, options: [...poll.options, ''] };
}

/** Removes an option; the same poll when it has no more than two. */
export function removeOption(poll: DraftPoll, index: number): DraftPoll {
  return poll.options.length <= MIN_OPTIONS ? poll : { ...poll, options: poll.options.toSpliced(index, 1) };
}
