import type { OutboxRecord } from './outbox-record.js';
import type { PostPayload } from './sent-post.js';
import { anAttachment } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import type { Draft, DraftPart } from './draft.js';
import { draftOfRecords } from './draft-of-records.js';
import { recordsOfDraft } from './records-of-draft.js';
import { aDraft, aPart, recordsOf } from '../testing/a-draft.js';

const part = (id: string, further: Partial<DraftPart> = {}): DraftPart => aPart({ id, text: `Text of ${id}`, ...further });

const draft = (further: Partial<Draft> = {}): Draft =>
  aDraft({
    parts: [part('a')],
    visibility: 'unlisted',
    language: 'nb',
    inReplyToId: '7',
    prefilledText: '@edda ',
    ...further,
  });

let made = 0;
const back = (records: readonly OutboxRecord<PostPayload>[]) =>
  draftOfRecords(records, { now: 9, makeId: () => `new-${(made += 1)}` });

it('makes one record for each part, each replying to the one before', () => {
  const records = recordsOfDraft(draft({ parts: [part('a'), part('b'), part('c')] }), 5_000);
  expect(records.map(({ id, payload }) => [id, payload.inReplyToId, payload.replyToRecord])).toEqual([
    ['a', '7', null],
    ['b', null, 'a'],
    ['c', null, 'b'],
  ]);
  expect(new Set(records.map(({ subject }) => subject)).size).toBe(1);
  expect(records.map(({ undoMs }) => undoMs)).toEqual([5_000, 5_000, 5_000]);
});

it('[CMP-01] the first part alone has the recipients, and returns with them', () => {
  const records = recordsOfDraft(draft({ to: ['edda'], parts: [part('a'), part('b')] }), 0);
  expect(records.map(({ payload }) => payload.to)).toEqual([['edda'], undefined]);
  expect(back(recordsOf(draft({ to: [] })))).toMatchObject({ to: [] });
  expect(back(recordsOf(draft()))).not.toHaveProperty('to');
});

it('chooses the kind of the record by the draft', () => {
  const kindOf = (further: Partial<Draft>) => recordsOfDraft(draft(further), 0)[0]?.kind;
  expect(kindOf({})).toBe('post');
  expect(kindOf({ scheduledAt: 5 })).toBe('scheduled');
  expect(kindOf({ editedId: '3' })).toBe('edit');
});

it('[CMP-02] returns the draft as it was written, with its files, under new keys', () => {
  const file = new Blob(['x'], { type: 'image/png' });
  const attachment = anAttachment({ id: '5', description: 'A' });
  const media = [
    { id: 'm1', file, name: 'a.png', description: 'A', focus: { x: 0, y: 0 }, attachment, uploadedAt: 4 },
    { id: 'm2', file, name: 'b.png', description: '', focus: null, attachment: null, uploadedAt: null },
  ];
  const written = draft({
    parts: [
      part('a', { media, spoilerText: 'Food', sensitive: true }),
      part('b', { poll: { options: ['1', '2'], expiresIn: 300, multiple: true } }),
    ],
  });
  const returned = back(recordsOf(written));
  expect(returned).toEqual({
    ...written,
    updatedAt: 9,
    parts: written.parts.map(({ id }, index) => ({ ...written.parts[index], id: expect.not.stringMatching(`^${id}$`) })),
  });
});

it('uploads a file again whose description the server does not have', () => {
  const item = { id: 'm1', file: new Blob(['x']), name: 'a.png', description: 'A', focus: null, uploadedAt: 4 };
  const mediaIdOf = (description: string) => {
    const media = [{ ...item, attachment: anAttachment({ id: '5', description }) }];
    return recordsOf(draft({ parts: [part('a', { media })] }))[0]?.uploads[0]?.mediaId;
  };
  expect(mediaIdOf('A')).toBe('5');
  expect(mediaIdOf('An older text')).toBeNull();
});

it('returns the rest of a thread whose first post was sent as a reply to that post', () => {
  const [, second] = recordsOf(draft({ parts: [part('a'), part('b')] }));
  if (second === undefined) throw new Error('There is one record for each part.');
  const sent = { ...second, payload: { ...second.payload, inReplyToId: '42', replyToRecord: null } };
  expect(back([sent])).toMatchObject({ id: 'draft-1', inReplyToId: '42', parts: [{ text: 'Text of b' }] });
});

it('returns no draft without records', () => {
  expect(back([])).toBeNull();
});
