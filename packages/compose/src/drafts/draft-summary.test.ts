import type { Draft, DraftPart } from '@rookery/store';
import { expect, it } from 'vitest';
import { composerFacts, draftSummary } from './draft-summary.js';

const part = (fields: Partial<DraftPart> = {}): DraftPart => ({
  id: 'key',
  text: '',
  spoilerText: null,
  sensitive: false,
  media: [],
  poll: null,
  ...fields,
});

const draft = (fields: Partial<Draft> = {}): Draft => ({
  id: 'draft-1',
  parts: [part()],
  visibility: 'public',
  language: null,
  inReplyToId: null,
  quoteId: null,
  scheduledAt: null,
  editedId: null,
  prefilledText: '',
  updatedAt: 5,
  ...fields,
});

it('[CMP-02] shows the first words of a draft, the content warning before the text', () => {
  expect(draftSummary(draft({ parts: [part({ text: ' ' }), part({ text: 'Two\ntrams ' })] })).text).toBe('Two\ntrams');
  expect(draftSummary(draft({ parts: [part({ spoilerText: 'Food', text: 'Bread' })] })).text).toBe('Food');
  expect(draftSummary(draft()).text).toBe('');
});

it('cuts a long text', () => {
  expect(draftSummary(draft({ parts: [part({ text: 'a'.repeat(281) })] })).text).toHaveLength(280);
});

it.each([
  [{}, 'post'],
  [{ quoteId: '1' }, 'quote'],
  [{ quoteId: '1', inReplyToId: '2' }, 'reply'],
  [{ inReplyToId: '2', editedId: '3' }, 'edit'],
] as const)('names the kind of %j %s', (fields, kind) => {
  expect(draftSummary(draft(fields)).kind).toBe(kind);
});

it('counts the files of all parts, and knows a poll', () => {
  const media = [{ id: 'm', file: null, name: '', description: '', focus: null, attachment: null, uploadedAt: null }];
  const poll = { options: ['a', 'b'], expiresIn: 60, multiple: false };
  const summary = draftSummary(draft({ parts: [part({ media }), part({ media, poll })] }));
  expect(summary).toMatchObject({ partCount: 2, mediaCount: 2, hasPoll: true });
});

it('[MOD-05] an edit with text is not empty; a mention that was put in front is', () => {
  expect(composerFacts(draft({ editedId: '3', parts: [part({ text: 'Bread' })] }))).toMatchObject({
    isEmpty: false,
    isEdit: true,
  });
  const mention = draft({ prefilledText: '@noor ', parts: [part({ text: '@noor ' })] });
  expect(composerFacts(mention)).toMatchObject({ isEmpty: true, isEdit: false });
});

it('[CMP-02] names the visibility, the post that it answers and the first files', () => {
  const file = (id: string) => ({ id, file: null, name: '', description: '', focus: null, attachment: null, uploadedAt: null });
  const media = ['a', 'b', 'c', 'd', 'e'].map(file);
  const summary = draftSummary(draft({ visibility: 'private', language: 'nb', inReplyToId: '9', parts: [part({ media })] }));
  expect(summary).toMatchObject({
    visibility: 'private',
    language: 'nb',
    subjectId: '9',
    mediaCount: 5,
    media: media.slice(0, 4),
  });
  expect(draftSummary(draft({ quoteId: '7' })).subjectId).toBe('7');
  expect(draftSummary(draft()).subjectId).toBeNull();
});
