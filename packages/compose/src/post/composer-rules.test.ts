import type { Visibility } from '@rookery/api-client';
import { anAttachment } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  defaultVisibility,
  hasUndescribedMedia,
  isEmptyPart,
  offeredVisibilities,
  sendableVisibility,
  outgoingDraft,
  sendRefusal,
  sentParts,
  visibilityBeside,
  type SendRules,
} from './composer-rules.js';
import { isEmptyDraft } from '@rookery/store';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, aPicture } from '@rookery/store/testing';

const rules: SendRules = {
  maxCharacters: 10,
  urlLength: 23,
  descriptionCharacters: 5,
  allowsPollWithMedia: false,
  isPollValid: poll => poll.options.length > 1,
  isTimeValid: time => time > 1000,
};
const poll = { options: ['a', 'b'], expiresIn: 3600, multiple: false };
const refusalOf = (...parts: Parameters<typeof aPart>[0][]) => sendRefusal(aDraft({ parts: parts.map(aPart) }), rules);

describe('sendRefusal', () => {
  it.each<[string, Parameters<typeof aPart>[0], 'empty' | null]>([
    ['nothing', {}, 'empty'],
    ['whitespace', { text: ' \n\t ' }, 'empty'],
    ['one letter', { text: 'a' }, null],
    ['an empty content warning', { spoilerText: '' }, 'empty'],
    ['a content warning of whitespace', { spoilerText: ' \t' }, 'empty'],
    ['a content warning of one letter', { spoilerText: 'a' }, null],
    ['an attachment', { media: [aPicture()] }, null],
    ['a poll', { poll }, null],
  ])('[CMP-01] [MOD-05] a draft with %s: %j is %s', (_name, part, refusal) => {
    const draft = aDraft({ parts: [aPart(part)] });
    expect(sendRefusal(draft, rules)).toBe(refusal);
    expect(isEmptyDraft(draft)).toBe(refusal === 'empty');
  });

  it('[CMP-01] refuses the content warning of the answered post alone', () => {
    const reply = { prefilledText: '@edda ', prefilledSpoilerText: 'Food', inReplyToId: '1' };
    const refusal = (text: string, spoilerText: string) =>
      sendRefusal(aDraft({ ...reply, parts: [aPart({ text, spoilerText })] }), rules);
    expect([refusal('', 'Food'), refusal('@edda ', 'Food'), refusal('', 'Foods')]).toEqual(['empty', 'empty', null]);
  });

  it('[CMP-01] refuses the mentions of a reply alone', () => {
    const reply = { prefilledText: '@edda ', inReplyToId: '1' };
    expect(sendRefusal(aDraft({ ...reply, parts: [aPart({ text: '@edda ' })] }), rules)).toBe('empty');
    expect(sendRefusal(aDraft({ ...reply, parts: [aPart({ text: '@edda yes' })] }), rules)).toBeNull();
  });

  it('[CMP-01] takes a text at the limit and refuses one character more', () => {
    expect(refusalOf({ text: 'x'.repeat(10) })).toBeNull();
    expect(refusalOf({ text: 'x'.repeat(11) })).toBe('too-long');
    expect(refusalOf({ text: 'x'.repeat(9), spoilerText: 'w' })).toBeNull();
    expect(refusalOf({ text: 'x'.repeat(9), spoilerText: 'ww' })).toBe('too-long');
  });

  it('[CMP-01] takes a description at the limit and refuses one character more, unless the server has it already', () => {
    const refusal = (description: string, saved: string | null = null) =>
      refusalOf({ text: 'one', media: [aPicture({ description, attachment: anAttachment({ description: saved }) })] });
    expect([refusal('x'.repeat(5)), refusal('x'.repeat(6)), refusal('👩‍👩‍👧'.repeat(5))]).toEqual([null, 'description', null]);
    expect([refusal('x'.repeat(6), 'x'.repeat(6)), refusal('x'.repeat(7), 'x'.repeat(6))]).toEqual([null, 'description']);
  });

  it('[CMP-01] checks every part, and leaves out empty ones', () => {
    expect(refusalOf({ text: 'one' }, { text: 'x'.repeat(11) })).toBe('too-long');
    expect(refusalOf({ text: 'one' }, { text: ' ' })).toBeNull();
    expect(sentParts(aDraft({ parts: [aPart({ text: ' ' }), aPart({ text: 'b' })] })).map(({ text }) => text)).toEqual(['b']);
  });

  it('[CMP-01] sends a content warning without a post as the text, in its length', () => {
    const warned = aDraft({
      parts: [aPart({ id: 'k', spoilerText: 'x'.repeat(10), sensitive: true }), aPart({ spoilerText: 'y' })],
    });
    expect(sendRefusal(warned, rules)).toBeNull();
    expect(sentParts(warned)).toEqual([aPart({ id: 'k', text: 'x'.repeat(10) })]);
    expect(refusalOf({ spoilerText: 'x'.repeat(11) })).toBe('too-long');
  });

  it('[CMP-01] leaves out a part with the content warning alone below others', () => {
    const draft = aDraft({ parts: [aPart({ text: 'one', spoilerText: 'Food' }), aPart({ spoilerText: 'Food' })] });
    expect(sentParts(draft)).toEqual([draft.parts[0]]);
  });

  it('refuses a poll that is not complete, and one beside media', () => {
    expect(refusalOf({ text: 'a', poll: { ...poll, options: ['a'] } })).toBe('poll');
    expect(refusalOf({ text: 'a', poll, media: [aPicture()] })).toBe('poll-and-media');
    const both = aDraft({ parts: [aPart({ text: 'a', poll, media: [aPicture()] })] });
    expect(sendRefusal(both, { ...rules, allowsPollWithMedia: true })).toBeNull();
  });

  it('[SCH-02] refuses a time that the server does not take', () => {
    const at = (scheduledAt: number) => sendRefusal(aDraft({ scheduledAt, parts: [aPart({ text: 'a' })] }), rules);
    expect(at(1000)).toBe('schedule');
    expect(at(1001)).toBeNull();
  });

  it('lets an edit remove everything but the media', () => {
    expect(sendRefusal(aDraft({ editedId: '7', parts: [aPart({ media: [aPicture()] })] }), rules)).toBeNull();
    expect(sendRefusal(aDraft({ editedId: '7' }), rules)).toBe('empty');
  });
});

it('[CMP-01] sends the parts with content, in the chosen language or the given one', () => {
  const draft = aDraft({ parts: [aPart({ id: 'a', text: 'one' }), aPart({ text: ' ' }), aPart({ id: 'b', text: 'two' })] });
  expect(outgoingDraft(draft, 'nb')).toMatchObject({ language: 'nb', parts: [{ id: 'a' }, { id: 'b' }] });
  expect(outgoingDraft({ ...draft, language: 'de' }, 'nb').language).toBe('de');
  const withPoll = aDraft({ parts: [aPart({ poll: { ...poll, options: [' a ', '', 'b'] } })] });
  expect(outgoingDraft(withPoll, null).parts[0]?.poll?.options).toEqual(['a', 'b']);
});

it('counts a part of whitespace as empty', () => {
  expect(isEmptyPart(aPart({ text: ' \n' }))).toBe(true);
  expect(isEmptyPart(aPart({ text: '', poll }))).toBe(false);
});

it('[CMP-01] finds a file without a description', () => {
  const holding = (...descriptions: string[]) =>
    aDraft({ parts: [aPart(), aPart({ media: descriptions.map(description => aPicture({ description })) })] });
  expect([holding(), holding('A ferry'), holding('A ferry', ' ')].map(hasUndescribedMedia)).toEqual([false, false, true]);
});

/** `public` and `local_only`, as servers write it that have no `local` visibility. */
type Post = Visibility | 'local_only';

describe('visibilityBeside', () => {
  const beside = (post: Post, byDefault: Visibility): Visibility =>
    visibilityBeside(
      post === 'local_only' ? { visibility: 'public', local_only: true } : { visibility: post, local_only: false },
      byDefault,
    );

  // With a default of public, unlisted, local, private and direct.
  it.each<[Post, Visibility, Visibility, Visibility, Visibility, Visibility]>([
    ['public', 'public', 'unlisted', 'local', 'private', 'direct'],
    ['unlisted', 'unlisted', 'unlisted', 'local', 'private', 'direct'],
    ['local', 'local', 'local', 'local', 'direct', 'direct'],
    ['local_only', 'direct', 'direct', 'local', 'direct', 'direct'],
    ['private', 'private', 'private', 'direct', 'private', 'direct'],
    ['mutuals_only', 'direct', 'direct', 'direct', 'direct', 'direct'],
    ['self', 'direct', 'direct', 'direct', 'direct', 'direct'],
    ['list', 'direct', 'direct', 'direct', 'direct', 'direct'],
    ['direct', 'direct', 'direct', 'direct', 'direct', 'direct'],
    ['unknown', 'direct', 'direct', 'direct', 'direct', 'direct'],
  ])('[CMP-01] a reply to a %s post is never wider than the post or the default', (post, ...begun) => {
    const defaults = ['public', 'unlisted', 'local', 'private', 'direct'] as const;
    expect(defaults.map(byDefault => beside(post, byDefault))).toEqual(begun);
  });

  it.each<[Post, Visibility, Visibility]>([
    ['public', 'mutuals_only', 'mutuals_only'],
    ['private', 'mutuals_only', 'mutuals_only'],
    ['local', 'mutuals_only', 'direct'],
    ['public', 'unknown', 'direct'],
    ['public', 'self', 'self'],
  ])('[CMP-01] a reply to a %s post with the default %s is %s', (post, byDefault, begun) => {
    expect(beside(post, byDefault)).toBe(begun);
  });

  it('[CMP-01] a reply to a post that stays on its server is no wider, whatever the scope of the post', () => {
    expect(visibilityBeside({ visibility: 'unlisted', local_only: true }, 'public')).toBe('direct');
    expect(visibilityBeside({ visibility: 'private', local_only: true }, 'public')).toBe('direct');
    expect(visibilityBeside({ visibility: 'local', local_only: true }, 'public')).toBe('local');
  });
});

it('offers the scopes of the server and the current one', () => {
  expect(offeredVisibilities('public', true)).toEqual(['public', 'unlisted', 'private', 'direct']);
  expect(offeredVisibilities('local', true)).toContain('local');
  expect(offeredVisibilities('public', false)).toEqual(['public']);
});

it('[CMP-01] begins with the default of the server, public without one, and narrow where it is not known', () => {
  const named = ['unlisted', 'circle', 'unknown', '', null, undefined, 42];
  expect(named.map(defaultVisibility)).toEqual(['unlisted', 'direct', 'direct', 'public', 'public', 'public', 'public']);
});

it('sends a post with a visibility of the API, and else with the narrowest', () => {
  expect(['public', 'private', 'local', 'mutuals_only'].map(sendableVisibility)).toEqual([
    'public',
    'private',
    'local',
    'mutuals_only',
  ]);
  const odd = ['unknown', 'circle', 'toString', '', null, undefined, 3];
  expect(odd.map(sendableVisibility)).toEqual(odd.map(() => 'direct'));
});
