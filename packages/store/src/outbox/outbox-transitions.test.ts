import { describe, expect, it } from 'vitest';
import { canBeUndone, chainOf, outboxRecord, type OutboxRecord, type OutboxUpload } from './outbox-record.js';
import {
  abandoned,
  attemptEnded,
  cannotBeFound,
  lookedInVain,
  lookFailed,
  prepared,
  retried,
  sendingBegan,
  signedOut,
  uploadBegan,
  uploadEnded,
} from './outbox-transitions.js';

const NOW = 1_800_000_000_000;
const longest = () => 1;
const shortest = () => 0;

const aRecord = (fields: Partial<OutboxRecord> = {}): OutboxRecord => ({
  ...outboxRecord({ id: 'a', kind: 'text', subject: 'a', payload: 'a' }, 1, NOW),
  ...fields,
});
const anUpload = (id: string, fields: Partial<OutboxUpload> = {}): OutboxUpload => ({
  id,
  file: new Blob(),
  name: '',
  description: '',
  focus: null,
  mediaId: null,
  uploadedAt: null,
  ...fields,
});
const sending = (fields: Partial<OutboxRecord> = {}) => aRecord({ state: 'sending', attempts: 1, firstSentAt: NOW, ...fields });
const refused = { kind: 'refused', status: 422, text: 'Too long' } as const;
const lost = { kind: 'lost' } as const;

describe('outboxRecord', () => {
  it('[POST-01] begins unsent, due when the time to undo is over', () => {
    expect(outboxRecord({ id: 'a', kind: 'text', subject: 's', payload: 1, undoMs: 5000 }, 7, NOW)).toEqual({
      id: 'a',
      kind: 'text',
      subject: 's',
      payload: 1,
      draftId: null,
      isPrepared: false,
      uploads: [],
      order: 7,
      createdAt: NOW,
      state: 'waiting',
      notBefore: NOW + 5000,
      attempts: 0,
      firstSentAt: null,
      mayBeSent: false,
      looksInVain: 0,
      failure: null,
    });
    expect(aRecord().notBefore).toBe(NOW);
  });
});

describe('sending', () => {
  it('counts the attempt, clears the failure and keeps the time of the first one', () => {
    const failure = { reason: 'refused', status: 1, text: null, uploadId: null } as const;
    expect(sendingBegan(aRecord({ failure, looksInVain: 2 }), NOW)).toMatchObject({
      state: 'sending',
      attempts: 1,
      firstSentAt: NOW,
      looksInVain: 0,
      failure: null,
    });
    expect(sendingBegan(aRecord({ attempts: 4, firstSentAt: 5 }), NOW)).toMatchObject({ attempts: 5, firstSentAt: 5 });
  });

  it('counts attempts anew once it is prepared', () => {
    expect(prepared(aRecord({ attempts: 3 }), 'b')).toMatchObject({ payload: 'b', isPrepared: true, attempts: 0 });
  });
});

describe('uploading', () => {
  const uploads = [anUpload('1', { mediaId: 'm1', uploadedAt: 1 }), anUpload('2', { mediaId: 'm2', uploadedAt: 2 })];
  const idsOf = (record: OutboxRecord) => record.uploads.map(({ mediaId, uploadedAt }) => [mediaId, uploadedAt]);

  it('forgets the earlier result of the file it sends again, and of no other', () => {
    const record = uploadBegan(aRecord({ uploads, attempts: 1 }), '2');
    expect(record).toMatchObject({ state: 'uploading', attempts: 2, failure: null });
    expect(idsOf(record)).toEqual([
      ['m1', 1],
      [null, null],
    ]);
  });

  it('keeps the id of the uploaded file, and counts attempts anew', () => {
    const record = uploadEnded(aRecord({ uploads, state: 'uploading', attempts: 3 }), '2', 'm3', NOW);
    expect(record).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(idsOf(record)).toEqual([
      ['m1', 1],
      ['m3', NOW],
    ]);
  });

  it('names the file that the server refused', () => {
    const record = aRecord({ state: 'uploading', uploads: [uploads[0], anUpload('2')].filter(upload => upload !== undefined) });
    expect(attemptEnded(record, refused, NOW, longest).failure).toEqual({
      reason: 'upload-refused',
      status: 422,
      text: 'Too long',
      uploadId: '2',
    });
    expect(attemptEnded(aRecord({ state: 'uploading' }), refused, NOW, longest).failure?.uploadId).toBeNull();
  });
});

describe('attemptEnded', () => {
  it.each([
    [1, 2],
    [2, 4],
    [3, 8],
    [8, 256],
    [9, 300],
    [11, 300],
  ])('pauses after attempt %i for at most %i s, and for three quarters at least', (attempts, seconds) => {
    const pauseOf = (random: () => number) =>
      attemptEnded(sending({ attempts }), { kind: 'not-sent' }, NOW, random).notBefore - NOW;
    expect([pauseOf(longest), pauseOf(shortest)]).toEqual([seconds * 1000, seconds * 750]);
  });

  it('waits as long as the server asks, never shorter than the pause', () => {
    const later = (retryAt: number | null) => attemptEnded(sending(), { kind: 'later', retryAt }, NOW, longest).notBefore - NOW;
    expect([later(NOW + 9000), later(NOW + 1000), later(null)]).toEqual([9000, 2000, 2000]);
  });

  it('[POST-01] keeps the doubt of an earlier attempt when this one did not arrive', () => {
    for (const end of [{ kind: 'not-sent' }, { kind: 'later', retryAt: null }] as const) {
      expect(attemptEnded(sending({ mayBeSent: true }), end, NOW, longest).state).toBe('unknown');
      expect(attemptEnded(sending(), end, NOW, longest).state).toBe('waiting');
    }
  });

  it('[POST-01] doubts a lost answer to a record, not one to a file', () => {
    const stateOf = (record: OutboxRecord) => {
      const { state, mayBeSent, notBefore } = attemptEnded(record, lost, NOW, longest);
      return [state, mayBeSent, notBefore - NOW];
    };
    expect(stateOf(sending())).toEqual(['unknown', true, 2000]);
    expect(stateOf(sending({ state: 'uploading' }))).toEqual(['waiting', false, 2000]);
    expect(stateOf(sending({ state: 'uploading', mayBeSent: true }))).toEqual(['unknown', true, 2000]);
  });

  it('[POST-01] asks the person after the twelfth lost attempt', () => {
    expect(attemptEnded(sending({ attempts: 11 }), lost, NOW, longest).state).toBe('unknown');
    expect(attemptEnded(sending({ attempts: 12 }), lost, NOW, longest)).toMatchObject({
      state: 'failed',
      mayBeSent: true,
      failure: { reason: 'gave-up', status: null, text: null, uploadId: null },
    });
  });

  it('fails with the answer of the server when it refuses', () => {
    expect(attemptEnded(sending(), refused, NOW, longest)).toMatchObject({
      state: 'failed',
      failure: { reason: 'refused', status: 422, text: 'Too long', uploadId: null },
    });
  });
});

describe('looking for a result', () => {
  it('[POST-01] sends again only after the last look that is needed', () => {
    const doubted = aRecord({ state: 'unknown', mayBeSent: true, attempts: 1, firstSentAt: 5 });
    const once = lookedInVain(doubted, 2, NOW, longest);
    expect(once).toMatchObject({ state: 'unknown', looksInVain: 1, mayBeSent: true, firstSentAt: 5, notBefore: NOW + 4000 });
    expect(lookedInVain(once, 2, NOW, longest)).toMatchObject({ state: 'waiting', mayBeSent: false, firstSentAt: null });
  });

  it('repeats a failed look after a pause, and asks the person after the twelfth', () => {
    expect(lookFailed(aRecord({ attempts: 1 }), NOW, longest)).toMatchObject({ attempts: 2, notBefore: NOW + 4000 });
    expect(lookFailed(aRecord({ attempts: 1, notBefore: NOW + 9000 }), NOW, longest).notBefore).toBe(NOW + 9000);
    expect(lookFailed(aRecord({ attempts: 10 }), NOW, longest).state).toBe('waiting');
    expect(lookFailed(aRecord({ attempts: 11 }), NOW, longest)).toMatchObject({ state: 'failed', attempts: 12 });
  });
});

describe('cannotBeFound', () => {
  it('[HINT-10] asks the person, whose Retry sends the record again without a look', () => {
    const record = cannotBeFound(aRecord({ state: 'unknown', attempts: 1, firstSentAt: 5, mayBeSent: true }));
    expect(record).toMatchObject({ state: 'failed', mayBeSent: true, failure: { reason: 'unclear' } });
    expect(retried(record, NOW)).toMatchObject({
      state: 'waiting',
      mayBeSent: false,
      firstSentAt: null,
      attempts: 0,
      failure: null,
    });
  });
});

describe('retried', () => {
  const uploads = [anUpload('1', { mediaId: 'm1', uploadedAt: 1 })];
  const failedBecause = (reason: 'refused' | 'gave-up', fields: Partial<OutboxRecord> = {}) =>
    aRecord({ state: 'failed', attempts: 12, uploads, failure: { reason, status: null, text: null, uploadId: null }, ...fields });

  it('uploads the files of a refused record again, and of no other', () => {
    expect(retried(failedBecause('refused'), NOW).uploads).toEqual([anUpload('1')]);
    expect(retried(failedBecause('gave-up'), NOW).uploads).toBe(uploads);
  });

  it('[POST-01] looks first when the record may have been sent', () => {
    expect(retried(failedBecause('gave-up', { mayBeSent: true }), NOW).state).toBe('unknown');
    expect(retried(failedBecause('gave-up', { notBefore: NOW + 9000 }), NOW)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      notBefore: NOW,
      failure: null,
    });
  });

  it('ends the pause of a waiting record, and begins none', () => {
    expect(retried(aRecord({ notBefore: NOW + 9000, attempts: 3 }), NOW)).toMatchObject({ notBefore: NOW, attempts: 3 });
    expect(retried(aRecord({ notBefore: NOW - 9000 }), NOW).notBefore).toBe(NOW - 9000);
  });
});

describe('abandoned', () => {
  it('[POST-01] doubts a request in flight, and only that', () => {
    expect(abandoned(sending())).toMatchObject({ state: 'unknown', mayBeSent: true });
    expect(abandoned(sending({ state: 'uploading' }))).toMatchObject({ state: 'waiting', mayBeSent: false });
    const waiting = aRecord();
    expect(abandoned(waiting)).toBe(waiting);
  });

  it('[POST-01] stays as a failed record of the account that signed out', () => {
    expect(signedOut(sending())).toMatchObject({ state: 'failed', mayBeSent: true, failure: { reason: 'gave-up' } });
  });
});

describe('taking back', () => {
  it('is certain unless the record is on its way or may have arrived', () => {
    expect([
      canBeUndone(aRecord()),
      canBeUndone(aRecord({ state: 'uploading' })),
      canBeUndone(sending()),
      canBeUndone(aRecord({ state: 'unknown', mayBeSent: true })),
    ]).toEqual([true, true, false, false]);
  });

  it('takes the records of one draft together, in order', () => {
    const records = [
      aRecord({ id: '3', draftId: 'd', order: 3 }),
      aRecord({ id: '1', draftId: 'd', order: 1 }),
      aRecord({ id: '2', draftId: 'e', order: 2 }),
      aRecord({ id: '4' }),
      aRecord({ id: '5' }),
    ];
    const idsOf = (id: string) => chainOf(records, id).map(record => record.id);
    expect([idsOf('3'), idsOf('2'), idsOf('4'), idsOf('none')]).toEqual([['1', '3'], ['2'], ['4'], []]);
  });
});
