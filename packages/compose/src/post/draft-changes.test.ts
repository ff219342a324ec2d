import { describe, expect, it } from 'vitest';
import { addPart, changeDraft, changeMedia, changePart, emptyDraft, removePart, toggleSpoiler } from './draft-changes.js';
import { isEmptyDraft, type Draft, type DraftMedia } from '@rookery/store';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, aPicture, ids } from '@rookery/store/testing';

const keys = ({ parts }: ReturnType<typeof aDraft>) => parts.map(({ id }) => id);
const two = () => aDraft({ parts: [aPart({ id: 'a', text: 'one' }), aPart({ id: 'b', text: 'two' })] });

describe('the idempotency key', () => {
  it.each([
    ['text', { text: 'other' }],
    ['content warning', { spoilerText: 'w' }],
    ['sensitivity', { sensitive: true }],
    ['media', { media: [aPicture()] }],
    ['poll', { poll: { options: ['a', 'b'], expiresIn: 300, multiple: false } }],
  ])('[POST-01] is new for the changed part alone after a change of its %s', (_name, change) => {
    expect(keys(changePart(two(), 1, change, ids()))).toEqual(['a', 'key-1']);
  });

  it.each([
    ['visibility', { visibility: 'direct' as const }],
    ['language', { language: 'nb' }],
    ['schedule', { scheduledAt: 5 }],
    ['quote', { quoteId: '9' }],
    ['reply', { inReplyToId: '9' }],
  ])('[POST-01] is new for every part after a change of the %s', (_name, change) => {
    expect(keys(changeDraft(two(), change, ids()))).toEqual(['key-1', 'key-2']);
  });

  it('[POST-01] stays when nothing changes', () => {
    const draft = two();
    expect(changePart(draft, 0, { text: 'one' }, ids())).toBe(draft);
    expect(changeDraft(draft, { visibility: 'public' }, ids())).toBe(draft);
    expect(changePart(draft, 5, { text: 'x' }, ids())).toBe(draft);
  });
});

describe('the content warning', () => {
  it('[CMP-01] opens empty with sensitive media, and closes without its text', () => {
    const open = toggleSpoiler(two(), 0, ids());
    expect(open.parts[0]).toMatchObject({ spoilerText: '', sensitive: true });
    const closed = toggleSpoiler(changePart(open, 0, { spoilerText: 'Food' }, ids()), 0, ids());
    expect(closed.parts[0]).toMatchObject({ spoilerText: null, sensitive: false });
  });

  const withFiles = (draft: Draft, ...files: DraftMedia[]) =>
    changeMedia(draft, 0, () => files, false, ids()).parts[0]?.sensitive;

  it('[CMP-01] marks the first file as sensitive, and its removal unmarks', () => {
    const first = changeMedia(aDraft(), 0, () => [aPicture()], true, ids());
    expect([first.parts[0]?.sensitive, withFiles(aDraft(), aPicture()), withFiles(first)]).toEqual([true, false, false]);
    const warned = toggleSpoiler(aDraft(), 0, ids());
    expect([withFiles(warned, aPicture()), withFiles(warned)]).toEqual([true, true]);
  });

  it('keeps the choice of the person when a second file is added', () => {
    const marked = changeMedia(aDraft(), 0, () => [aPicture()], true, ids());
    const shown = changePart(marked, 0, { sensitive: false }, ids());
    expect(changeMedia(shown, 0, media => [...media, aPicture({ id: '2' })], true, ids()).parts[0]?.sensitive).toBe(false);
  });
});

describe('several posts', () => {
  it('[CMP-01] adds a part below another under its content warning', () => {
    const warned = changePart(aDraft(), 0, { text: 'one', spoilerText: 'Food', sensitive: true }, ids());
    expect(addPart(warned, 0, ids()).parts).toMatchObject([{ text: 'one' }, { text: '', spoilerText: 'Food', sensitive: true }]);
  });

  it('[CMP-01] removes a part, and keeps the last one', () => {
    expect(removePart(two(), 0).parts).toMatchObject([{ text: 'two' }]);
    expect(removePart(aDraft(), 0).parts).toHaveLength(1);
  });
});

describe('isEmptyDraft', () => {
  it('[MOD-05] is true for a new draft and for what the client put in', () => {
    expect(isEmptyDraft(emptyDraft('1', 0, ids()))).toBe(true);
    expect(isEmptyDraft(aDraft({ prefilledText: '@edda ', parts: [aPart({ text: '@edda ' })] }))).toBe(true);
    expect(isEmptyDraft(aDraft({ prefilledSpoilerText: 'Food', parts: [aPart({ spoilerText: 'Food' })] }))).toBe(true);
  });

  it.each([
    ['text', { text: 'a' }],
    ['content warning', { spoilerText: 'a' }],
    ['attachment', { media: [aPicture()] }],
    ['poll', { poll: { options: ['', ''], expiresIn: 300, multiple: false } }],
  ])('[MOD-05] is false with a %s', (_name, change) => {
    expect(isEmptyDraft(aDraft({ parts: [aPart(change)] }))).toBe(false);
  });
});
