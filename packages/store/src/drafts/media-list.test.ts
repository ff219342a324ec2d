import { anAttachment } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import type { DraftMedia } from '../outbox/draft.js';
import { hasUnsavedDetails } from '../outbox/unsaved-details.js';
import {
  draftMedia,
  isUploaded,
  needsUpload,
  withAttachment,
  withDetails,
  withItemAt,
  withoutAttachment,
  withoutItem,
} from './media-list.js';

const HOUR_MS = 3_600_000;
const now = Date.parse('2026-11-20T12:00:00Z');
const file = new Blob(['picture'], { type: 'image/png' });
const added = (id = 'a'): DraftMedia => draftMedia(id, file, `${id}.png`);
const uploaded = (item: Partial<DraftMedia> = {}): DraftMedia => ({
  ...added(),
  attachment: anAttachment({ description: null }),
  uploadedAt: now,
  ...item,
});
const ids = (media: readonly DraftMedia[]) => media.map(({ id }) => id);

test('[CMP-02] a file is uploaded again 12 hours after its upload', () => {
  expect(needsUpload(uploaded({ uploadedAt: now - 12 * HOUR_MS }), now)).toBe(false);
  expect(needsUpload(uploaded({ uploadedAt: now - 12 * HOUR_MS - 1 }), now)).toBe(true);
});

test('[CMP-02] a file is uploaded again when the clock was set back', () => {
  expect(needsUpload(uploaded({ uploadedAt: now + 1 }), now)).toBe(true);
});

test('a file of an edited post is at the server already', () => {
  const item = uploaded({ file: null, uploadedAt: null, description: 'new words' });
  expect(needsUpload(item, now)).toBe(false);
  expect(hasUnsavedDetails(item)).toBe(false);
  expect(isUploaded(item, now)).toBe(true);
});

test('a changed description or focal point is not saved yet', () => {
  expect(isUploaded(uploaded(), now)).toBe(true);
  expect(hasUnsavedDetails(uploaded({ description: 'A heron' }))).toBe(true);
  expect(hasUnsavedDetails(uploaded({ focus: { x: 0, y: 0 } }))).toBe(false);
  expect(hasUnsavedDetails(uploaded({ focus: { x: 0, y: 0.1 } }))).toBe(true);
  expect(isUploaded(uploaded({ focus: { x: 0.5, y: 0 } }), now)).toBe(false);
});

test('takes the details as saved when the server answers without them', () => {
  const details = { description: 'A heron', focus: { x: 0.2, y: -0.4 } };
  const change = withAttachment('a', anAttachment({ description: null, meta: null }), details, now);
  const [item] = change([{ ...added(), ...details }]);
  expect(item?.uploadedAt).toBe(now);
  expect(item && hasUnsavedDetails(item)).toBe(false);
});

test('keeps a description that was changed during the upload as unsaved', () => {
  const change = withAttachment('a', anAttachment(), { description: '', focus: null }, now);
  const [item] = change([{ ...added(), description: 'typed meanwhile' }]);
  expect(item?.description).toBe('typed meanwhile');
  expect(item && hasUnsavedDetails(item)).toBe(true);
});

test('changes the item of an id alone, and none that was removed', () => {
  const [first, second] = withDetails('b', { description: 'B' })([added('a'), added('b')]);
  expect([first?.description, second?.description]).toEqual(['', 'B']);
  expect(ids(withAttachment('gone', anAttachment(), { description: '', focus: null }, now)([added('a')]))).toEqual(['a']);
  expect(withoutAttachment('a')([uploaded()])[0]).toMatchObject({ attachment: null, uploadedAt: null });
});

test('moves an item to a position, at most to the ends', () => {
  const media = ['a', 'b', 'c'].map(added);
  expect(ids(withItemAt('a', 1)(media))).toEqual(['b', 'a', 'c']);
  expect(ids(withItemAt('c', 0)(media))).toEqual(['c', 'a', 'b']);
  expect(ids(withItemAt('a', 9)(media))).toEqual(['b', 'c', 'a']);
  expect(withItemAt('a', -1)(media)).toBe(media);
  expect(withItemAt('gone', 1)(media)).toBe(media);
});

test('removes an item', () => {
  expect(ids(withoutItem('a')(['a', 'b'].map(added)))).toEqual(['b']);
});
