import { anAttachment } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import type { DraftMedia } from '../outbox/draft.js';
import { draftMedia } from './media-list.js';
import {
  afterReturn,
  nextUploads,
  ofPresent,
  withoutPhase,
  withPhase,
  withProgress,
  type UploadPhase,
  type Uploads,
} from './media-uploads.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const added = (id: string): DraftMedia => draftMedia(id, new Blob(['picture']), `${id}.png`);
const uploaded = (id: string, description = ''): DraftMedia => ({
  ...added(id),
  description,
  attachment: anAttachment({ description: null }),
  uploadedAt: now,
});
const uploads = (phases: Record<string, UploadPhase>): Uploads => new Map(Object.entries(phases));
const uploading: UploadPhase = { kind: 'uploading', progress: 0.5 };
const failed = (again: 'online' | 'signed-in' | null): UploadPhase => ({ kind: 'failed', text: null, again });
const steps = (media: readonly DraftMedia[], phases: Record<string, UploadPhase> = {}, describedId: string | null = null) =>
  nextUploads(media, uploads(phases), { now, describedId }).map(step => `${step.do} ${step.item.id}`);

test('[CMP-01] uploads the first two files at once', () => {
  expect(steps(['a', 'b', 'c'].map(added))).toEqual(['upload a', 'upload b']);
});

test('[CMP-01] the next file begins when one has ended', () => {
  const media = [uploaded('a'), added('b'), added('c')];
  expect(steps(media, { b: uploading })).toEqual(['upload c']);
  expect(steps([added('a'), added('b'), added('c')], { a: uploading, b: uploading })).toEqual([]);
});

test('a file that failed or was stopped waits for the person and lets the next one go', () => {
  const media = ['a', 'b', 'c', 'd'].map(added);
  expect(steps(media, { a: failed(null), b: { kind: 'stopped' } })).toEqual(['upload c', 'upload d']);
});

test('trying again puts the file in turn', () => {
  const phases = uploads({ a: failed(null) });
  expect(nextUploads([added('a')], withoutPhase(phases, 'a'), { now, describedId: null })).toHaveLength(1);
  expect(withoutPhase(phases, 'b')).toBe(phases);
});

test('saves a changed description of an uploaded file', () => {
  expect(steps([uploaded('a', 'A heron'), uploaded('b')])).toEqual(['save-details a']);
});

test('saves no description while it is typed or being saved', () => {
  expect(steps([uploaded('a', 'A her')], {}, 'a')).toEqual([]);
  expect(steps([uploaded('a', 'A heron')], { a: { kind: 'saving' } })).toEqual([]);
});

test('[CMP-02] a file of a draft from yesterday is uploaded, not described', () => {
  const media = [{ ...uploaded('a', 'A heron'), uploadedAt: now - 86_400_000 }];
  expect(steps(media)).toEqual(['upload a']);
});

test('a late progress report does not revive an upload that was stopped', () => {
  const phases = uploads({ a: { kind: 'stopped' } });
  expect(withProgress(phases, 'a', 0.9)).toBe(phases);
  expect(withProgress(uploads({ a: uploading }), 'a', 0.9).get('a')).toEqual({ kind: 'uploading', progress: 0.9 });
});

test('uploads begin again when what they wait for is back: the connection, or the session', () => {
  const phases = uploads({ a: failed('online'), b: failed(null), c: { kind: 'stopped' }, d: failed('signed-in') });
  expect([...afterReturn(phases, 'online').keys()]).toEqual(['b', 'c', 'd']);
  expect([...afterReturn(phases, 'signed-in').keys()]).toEqual(['a', 'b', 'c']);
  const others = uploads({ b: failed(null) });
  expect(afterReturn(others, 'online')).toBe(others);
});

test('forgets the state of a file that was removed', () => {
  const phases = withPhase(uploads({ a: uploading }), 'b', uploading);
  expect([...ofPresent(phases, [added('b')]).keys()]).toEqual(['b']);
  expect(ofPresent(phases, [added('a'), added('b')])).toBe(phases);
});
