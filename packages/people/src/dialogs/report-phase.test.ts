import { describe, expect, it } from 'vitest';
import { phaseOf } from './report-phase.js';

const record = { state: 'waiting', attempts: 0, firstSentAt: null, mayBeSent: false, failure: null } as const;
const refused = { reason: 'refused', status: 422, text: 'No', uploadId: null } as const;

describe('phaseOf', () => {
  it.each([
    ['a report that was handed over', {}, true, 'sending'],
    ['one without a connection', {}, false, 'waiting'],
    ['one that is being sent', { state: 'sending', attempts: 1, firstSentAt: 5 }, false, 'sending'],
    ['one that the server wants later', { attempts: 1, firstSentAt: 5 }, true, 'waiting'],
    ['one that is tried again', { attempts: 0, firstSentAt: 5 }, true, 'sending'],
    ['one that is looked for', { state: 'unknown', attempts: 3, mayBeSent: true }, true, 'sending'],
    ['one that cannot be looked for now', { state: 'unknown', attempts: 4, mayBeSent: true }, true, 'waiting'],
    ['one that may have arrived', { state: 'failed', mayBeSent: true }, true, 'unclear'],
  ] as const)('[HINT-10] of %s', (_name, some, isOnline, kind) => {
    expect(phaseOf({ ...record, ...some }, isOnline)).toEqual({ kind });
  });

  it('[HINT-10] has the reason of the server for a refusal', () => {
    expect(phaseOf({ ...record, state: 'failed', failure: refused }, true)).toEqual({ kind: 'failed', text: 'No' });
  });
});
