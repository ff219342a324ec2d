import type { Notification } from '@rookery/api-client';
import { anAccount, aStatus, anEvent } from '@rookery/api-client/testing';
import type { Messages } from '@rookery/ui';
import { describe, expect, it } from 'vitest';
import { sentenceMessages } from '../messages.js';
import { notificationText, sentenceOf } from './notification-text.js';
import { aNotification } from '../test-support/test-notifications.js';

type Key = keyof (typeof sentenceMessages)['texts'];

/** Each message as its key with its values. */
const text = Object.fromEntries(
  Object.keys(sentenceMessages.texts).map(key => [
    key,
    (values: Readonly<Record<string, unknown>> = {}) =>
      `${key}: ${String(values['names'])}, ${String(values['object'])}, ${String(values['year'])}`,
  ]),
) as Messages<Key>;
const textOf = (overrides: Partial<Notification>) => notificationText(aNotification(overrides), text, '100');
const own = aStatus({ account: anAccount({ id: '100' }) });

describe('sentenceOf', () => {
  it.each<[string, Partial<Notification>, Key]>([
    ['a like', { type: 'favourite' }, 'favourite'],
    ['a reaction of Pleroma', { type: 'pleroma:emoji_reaction' }, 'reaction'],
    ['a poll of somebody else', { type: 'poll', status: aStatus({ account: anAccount({ id: '7' }) }) }, 'poll'],
    ['an own poll', { type: 'poll', status: own }, 'ownPoll'],
    ['a poll without its post', { type: 'poll', status: null }, 'poll'],
    ['a like of an own post', { type: 'favourite', status: own }, 'favourite'],
    ['a type that nobody knows', { type: 'sung_about' }, 'unknown'],
    ['a name that every object has', { type: 'constructor' }, 'unknown'],
  ])('[HINT-02] is chosen for %s', (_, overrides, key) => {
    expect(sentenceOf(aNotification(overrides), '100')).toBe(key);
  });

  it('[HINT-02] tells an own block of a server from one by an administrator', () => {
    const event = { id: '1', type: 'user_domain_block', target_name: 'a.test', followers_count: 1, following_count: 1 };
    const severed = (type: string) =>
      sentenceOf(aNotification({ type: 'severed_relationships', event: { ...event, type } as Notification['event'] }), '100');
    expect([severed('user_domain_block'), severed('domain_block')]).toEqual(['severedByYou', 'severed']);
    expect(sentenceOf(aNotification({ type: 'severed_relationships' }), '100')).toBe('severed');
    expect(sentenceOf(aNotification({ type: 'poll', status: own }), null)).toBe('poll');
  });
});

describe('notificationText', () => {
  it('names the account, by its handle where it has no name', () => {
    expect(textOf({}).title).toBe('favourite: Tobias Okafor, favourite, ');
    const nameless = anAccount({ acct: 'tobi@tram.example', display_name: ' ' });
    expect(textOf({ accounts: [nameless] }).title).toBe('favourite: @tobi@tram.example, favourite, ');
    expect(textOf({ type: 'admin.report', accounts: [] }).title).toBe('report: , admin.report, ');
  });

  it.each<[string, Partial<Notification>, string]>([
    ['the account that somebody moved to', { type: 'move', target: anAccount({ display_name: 'Edda' }) }, 'Edda'],
    ['the reaction', { type: 'reaction', emoji: '🚋' }, '🚋'],
    ['the event of the post', { type: 'pleroma:event_update', status: aStatus({ event: anEvent({ name: 'Tea' }) }) }, 'Tea'],
    ['the type that nobody knows', { type: 'sung_about' }, 'sung_about'],
  ])('names %s', (_, overrides, object) => {
    expect(textOf(overrides).title).toContain(`, ${object},`);
  });

  it('begins the post below, or shows its warning instead', () => {
    expect(textOf({ status: aStatus({ content: '<p>The <b>tram</b></p>' }) }).body).toBe('The tram');
    expect(textOf({ status: aStatus({ content: '<p>The tram</p>', spoiler_text: 'Trams' }) }).body).toBe('Trams');
    expect(textOf({ type: 'follow', status: null }).body).toBe('');
  });

  it('cuts title and body at 200 characters', () => {
    const long = 'x'.repeat(201);
    const status = aStatus({ content: `<p>${long}</p>` });
    expect(textOf({ status }).body).toBe('x'.repeat(200));
    expect(textOf({ status: aStatus({ spoiler_text: long }) }).body).toBe('x'.repeat(200));
    expect(textOf({ accounts: [anAccount({ display_name: long })] }).title).toHaveLength(200);
  });
});
