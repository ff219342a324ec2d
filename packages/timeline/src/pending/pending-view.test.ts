import { describe, expect, it } from 'vitest';
import { aDraft, recordsOf } from '@rookery/store/testing';
import { paragraphsOf, pendingView, type PostRecord } from './pending-view.js';

const NOW = Date.UTC(2026, 10, 22, 12);

function aRecord(further: Partial<PostRecord> = {}): PostRecord {
  const [record] = recordsOf(aDraft(), { createdAt: NOW, notBefore: NOW, ...further });
  if (record === undefined) throw new Error('The draft has a part.');
  return record;
}

const view = (record: PostRecord, { isOnline = true, chain = [record] } = {}) =>
  pendingView(record, { now: NOW, isOnline, chain });
const refused = { reason: 'refused' as const, status: 422, text: 'Text is too long', uploadId: null };

describe('pendingView', () => {
  it('counts the seconds of the time to undo', () => {
    expect(view(aRecord({ notBefore: NOW + 4_200 }))).toMatchObject({ phase: 'undoing', secondsLeft: 5, canUndo: true });
  });

  it('waits after the first attempt, however long the pause is', () => {
    expect(view(aRecord({ notBefore: NOW + 4_200, attempts: 1 })).phase).toBe('waiting');
  });

  it('shows no countdown of a day when the clock was set back', () => {
    expect(view(aRecord({ notBefore: NOW + 86_400_000 })).phase).toBe('waiting');
  });

  it('says that a post waits for a connection, and can be taken back', () => {
    expect(view(aRecord(), { isOnline: false })).toMatchObject({ phase: 'offline', canUndo: true });
    expect(view(aRecord({ state: 'unknown', mayBeSent: true }), { isOnline: false })).toMatchObject({
      phase: 'offline',
      canUndo: false,
    });
  });

  it('says that a post waits for the one before it', () => {
    const first = aRecord({ state: 'failed', failure: refused });
    const second = aRecord({ id: 'b', order: 2 });
    expect(view(second, { chain: [first, second] }).phase).toBe('behind');
  });

  it('takes nothing back while a post of the same draft may be on its way', () => {
    const first = aRecord({ state: 'sending' });
    const second = aRecord({ id: 'b', order: 2 });
    expect(view(second, { chain: [first, second] }).canUndo).toBe(false);
  });

  it('[POST-01] offers Retry, Edit and Discard with the server’s words', () => {
    expect(view(aRecord({ state: 'failed', failure: refused }))).toMatchObject({
      phase: 'failed',
      canRetry: true,
      canEdit: true,
      canDiscard: true,
      canUndo: false,
      reason: 'Text is too long',
      failedFile: null,
    });
  });

  it('offers no editing of a post that the server may have', () => {
    expect(view(aRecord({ state: 'failed', failure: { ...refused, text: null }, mayBeSent: true }))).toMatchObject({
      canEdit: false,
      canRetry: true,
      mayBeSent: true,
    });
  });

  it('names the file that was refused', () => {
    const upload = {
      id: 'u',
      file: new Blob(['x']),
      name: 'harbour.mov',
      description: '',
      focus: null,
      mediaId: null,
      uploadedAt: null,
    };
    const failure = { reason: 'upload-refused' as const, status: 413, text: null, uploadId: 'u' };
    expect(view(aRecord({ state: 'failed', uploads: [upload], failure })).failedFile).toBe('harbour.mov');
  });
});

describe('paragraphsOf', () => {
  it('splits at blank lines and keeps the lines of each paragraph', () => {
    expect(paragraphsOf('One\ntwo\r\n\r\nthree\n \n\n  four')).toEqual([['One', 'two'], ['three'], ['four']]);
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });
});
