import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, parseAccount, createDecoding, type Relationship } from '@rookery/api-client';
import { anAccount, aRelationship } from '@rookery/api-client/testing';
import { context, installActionServer, json, trial } from '../test-support/action-server.js';
import {
  acceptFollowRequest,
  block,
  blockDomain,
  changeFollow,
  endorse,
  follow,
  mute,
  rejectFollowRequest,
  removeFollower,
  saveNote,
  unblock,
  unblockDomain,
  unfollow,
  unmute,
} from './account-actions.data.js';
import { ingestAccounts, ownAccountKey, relationshipKey, writeRelationship } from '../entities/entities.data.js';

installActionServer();

const relation = (accountId = '7') => trial.queryClient.getQueryData<Relationship>(relationshipKey(accountId));
const openRequests = () => trial.queryClient.getQueryData<Account>(ownAccountKey)?.source?.follow_requests_count;
const account = { accountId: '7' };
const refused = json({ error: 'No' }, 422);
const settings = { reblogs: false, notify: true, languages: [] };

const begin = (fields: Partial<Relationship>) => {
  writeRelationship(trial.queryClient, aRelationship({ id: '7', ...fields }));
};

beforeEach(() => {
  ingestAccounts(trial.queryClient, [anAccount({ id: '7', acct: 'mo@spam.example', domain: 'spam.example' })]);
  const own = parseAccount({ id: '1', source: { follow_requests_count: 2 } }, createDecoding());
  trial.queryClient.setQueryData(ownAccountKey, own);
});

describe('[API-06] an action on an account', () => {
  it.each([
    ['follow', () => follow(context(), account), {}, { following: true }],
    ['unfollow', () => unfollow(context(), account), { following: true, notifying: true }, { following: false }],
    ['unblock', () => unblock(context(), account), { blocking: true }, { blocking: false }],
    ['mute', () => mute(context(), { ...account, notifications: false }), {}, { muting: true, muting_notifications: false }],
    ['unmute', () => unmute(context(), account), { muting: true, muting_notifications: true }, { muting_notifications: false }],
    ['block', () => block(context(), account), { following: true, followed_by: true }, { blocking: true, followed_by: false }],
    [
      'follow',
      () => changeFollow(context(), { ...account, settings }),
      { following: true, showing_reblogs: true },
      { showing_reblogs: false, notifying: true },
    ],
    ['note', () => saveNote(context(), { ...account, comment: 'Met in Graz' }), { note: 'Old' }, { note: 'Met in Graz' }],
    ['endorse', () => endorse(context(), account), { following: true }, { endorsed: true }],
    ['remove_from_followers', () => removeFollower(context(), account), { followed_by: true }, { followed_by: false }],
  ] as const)('%s shows its effect at once, and none of it after a refusal', async (path, press, before, after) => {
    trial.answers[`POST /accounts/7/${path}`] = [refused];
    begin(before);
    const known = relation();
    const done = press();
    expect(relation()).toMatchObject(after);
    await expect(done).rejects.toMatchObject({ serverMessage: 'No' });
    expect(relation()).toEqual(known);
  });

  it('turns following a locked account into a request', () => {
    trial.answers['POST /accounts/7/follow'] = [refused];
    ingestAccounts(trial.queryClient, [anAccount({ id: '7', locked: true })]);
    begin({});
    void follow(context(), account).catch(() => null);
    expect(relation()).toMatchObject({ following: false, requested: true });
  });

  it.each([
    ['authorize', acceptFollowRequest, true],
    ['reject', rejectFollowRequest, false],
  ] as const)('%s counts the request as answered, and counts it again after a refusal', async (path, action, isFollower) => {
    trial.answers[`POST /follow_requests/7/${path}`] = [refused];
    begin({ requested_by: true });
    const done = action(context(), account);
    expect([openRequests(), relation()?.requested_by, relation()?.followed_by]).toEqual([1, false, isFollower]);
    await expect(done).rejects.toMatchObject({ status: 422 });
    expect([openRequests(), relation()?.requested_by, relation()?.followed_by]).toEqual([2, true, false]);
  });

  it('counts a request as answered once where the relationship comes with the answer', async () => {
    trial.answers['POST /follow_requests/7/authorize'] = [json({ id: '7', followed_by: true })];
    await acceptFollowRequest(context(), account);
    expect([openRequests(), relation()?.followed_by]).toEqual([1, true]);
  });

  it('keeps a mute whose answer was lost when the server has it', async () => {
    trial.answers['POST /accounts/7/mute'] = [() => Promise.reject(new TypeError('Failed to fetch'))];
    trial.answers['GET /accounts/relationships'] = [json([{ id: '7', muting: true, muting_notifications: true }])];
    begin({});
    const done = mute(context(), { ...account, duration: 300 });
    await vi.advanceTimersByTimeAsync(0);
    await expect(done).resolves.toMatchObject({ muting: true });
    expect(relation()).toMatchObject({ muting: true, muting_notifications: true });
  });
});

describe('[HINT-12] blocking a domain', () => {
  it('ends the follows of its accounts, and restores them after a refusal', async () => {
    trial.answers['POST /domain_blocks'] = [refused];
    begin({ following: true, followed_by: true });
    writeRelationship(trial.queryClient, aRelationship({ id: '8', following: true }));
    const done = blockDomain(context(), { domain: 'spam.example' });
    expect(relation()).toMatchObject({ domain_blocking: true, following: false, followed_by: false });
    expect(relation('8')).toMatchObject({ domain_blocking: false, following: true });
    await expect(done).rejects.toMatchObject({ status: 422 });
    expect(relation()).toMatchObject({ domain_blocking: false, following: true, followed_by: true });
  });

  it('looks at the list when the answer is lost', async () => {
    trial.answers['DELETE /domain_blocks'] = [() => Promise.reject(new TypeError('Failed to fetch'))];
    trial.answers['GET /domain_blocks'] = [json(['other.example'])];
    begin({ domain_blocking: true });
    const done = unblockDomain(context(), { domain: 'spam.example' });
    await vi.advanceTimersByTimeAsync(0);
    await expect(done).resolves.toBe(false);
    expect(relation()?.domain_blocking).toBe(false);
  });
});

type Press = { kind: 'mute' | 'unmute' | 'block' | 'note'; refuses: boolean };
const presses = fc.array(fc.record<Press>({ kind: fc.constantFrom('mute', 'unmute', 'block', 'note'), refuses: fc.boolean() }), {
  maxLength: 12,
});

it('[API-06] ends at what the server carried out, whatever it refused', async () => {
  await fc.assert(
    fc.asyncProperty(presses, async sequence => {
      const truth = aRelationship({ id: '7', following: true });
      begin(truth);
      for (const { kind, refuses } of sequence) {
        const answer = () => {
          if (refuses) return Response.json({ error: 'No' }, { status: 422 });
          if (kind === 'block') Object.assign(truth, { blocking: true, following: false });
          else if (kind === 'note') truth.note += 'x';
          else Object.assign(truth, { muting: kind === 'mute', muting_notifications: kind === 'mute' });
          return Response.json(truth);
        };
        trial.answers[`POST /accounts/7/${kind}`] = [answer];
        const act = { mute, unmute, block, note: saveNote }[kind];
        await act(context(), { ...account, comment: `${truth.note}x` }).catch(() => null);
        expect(relation()).toEqual(truth);
      }
    }),
    { numRuns: 30, seed: 13 },
  );
});
