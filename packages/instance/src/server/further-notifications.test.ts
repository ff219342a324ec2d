import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { serverProfiles } from '../server-profiles/server-profiles.js';
import { noon, visit } from '../test-support/visitor.js';
import { extraOf, furtherDrafts } from './further-notifications.js';

const { world } = visit({ serverProfile: 'rebased' }).instance;

const draftsOf = (serverProfile: ServerProfileName) => furtherDrafts(world, serverProfiles[serverProfile], noon);

/** Type, sender, the author of the status and the age in minutes of each. */
const shapesOf = (serverProfile: ServerProfileName) =>
  draftsOf(serverProfile).map(({ type, accountId, statusId, createdAt }) => {
    const author = statusId === null ? null : world.statuses.get(statusId)?.account_id;
    const acctOf = (id: string | undefined) => world.accounts.get(id ?? '')?.acct;
    return [type, acctOf(accountId), author === null ? null : acctOf(author), Math.round((noon - createdAt) / 60_000)];
  });

describe('the notifications of further types', () => {
  it('are as on Mastodon: each 47 minutes older or right after its post, and filtered mentions', () => {
    expect(shapesOf('default')).toEqual([
      ['poll', 'solveig@north.example', 'solveig@north.example', 282],
      ['status', 'isla@north.example', 'isla@north.example', 6],
      ['update', 'eloise@ink.example', 'eloise@ink.example', 6],
      ['quoted_update', 'joao@mar.example', 'joao@mar.example', 6],
      ['admin.sign_up', 'jonas@north.example', null, 517],
      ['admin.report', 'kofi@tram.example', null, 564],
      ['severed_relationships', 'saoirse@mar.example', null, 611],
      ['moderation_warning', 'bram', null, 658],
      ['annual_report', 'quill@ink.example', null, 705],
      ['follow_request', 'linnea@north.example', null, 24],
      ['mention', 'ines@mar.example', 'ines@mar.example', 470],
      ['mention', 'ines@mar.example', 'ines@mar.example', 79],
      ['mention', 'ines@mar.example', 'ines@mar.example', 32],
      ['mention', 'owlbox@north.example', 'owlbox@north.example', 49],
    ]);
  });

  it('are those of GoToSocial, with requests for the own posts', () => {
    expect(shapesOf('gotosocial').slice(3, 7)).toEqual([
      ['pending.favourite', 'lin@hoshi.example', 'mara', 423],
      ['pending.reply', 'hugo@tram.example', 'mara', 470],
      ['pending.reblog', 'jonas@north.example', 'mara', 517],
      ['admin.sign_up', 'kofi@tram.example', null, 564],
    ]);
  });

  it('are those of Rebased, about events too', () => {
    expect(shapesOf('rebased').slice(3)).toEqual([
      ['move', 'lin@hoshi.example', null, 423],
      ['pleroma:emoji_reaction', 'hugo@tram.example', 'mara', 470],
      ['pleroma:report', 'jonas@north.example', null, 517],
      ['pleroma:event_reminder', 'wil', 'wil', 79],
      ['pleroma:event_update', 'council', 'council', 119],
      ['pleroma:participation_request', 'bram', 'oskar', 658],
      ['pleroma:participation_accepted', 'quill@ink.example', 'library', 39],
      ['follow_request', 'linnea@north.example', null, 24],
    ]);
  });

  it('are about events, polls and public posts of followed accounts', () => {
    const statusOf = (type: string) => world.statuses.get(draftsOf('rebased').find(draft => draft.type === type)?.statusId ?? '');
    expect(statusOf('poll')).toMatchObject({ visibility: 'public', poll: { options: expect.any(Array) } });
    expect(statusOf('pleroma:event_reminder')?.event).toMatchObject({ name: 'Depot roof, with bees' });
    expect(statusOf('update')).toMatchObject({ visibility: 'public', reblog_of_id: null });
  });

  it('are filtered where the sender is a stranger whose mentions a policy keeps back', () => {
    const filtered = draftsOf('default').filter(({ isFiltered }) => isFiltered === true);
    expect(filtered.map(({ type }) => type)).toEqual(['mention', 'mention', 'mention', 'mention']);
    for (const { accountId, statusId } of filtered) {
      expect(world.following.get(world.memberId)?.has(accountId)).toBe(false);
      expect(world.statuses.get(statusId ?? '')).toMatchObject({ visibility: 'public', reblog_of_id: null });
    }
    expect(draftsOf('gotosocial').some(({ isFiltered }) => isFiltered === true)).toBe(false);
  });
});

describe('the fields that a type adds', () => {
  const at = '2026-11-20T12:00:00.000Z';
  const report = {
    id: '71',
    action_taken: false,
    category: 'spam',
    comment: 'The same advertisement under every post.',
    forwarded: false,
    created_at: at,
    status_ids: [],
    rule_ids: [],
    target_account: '7',
  };
  it.each([
    ['pleroma:emoji_reaction', { emoji: '🚋', emoji_url: null }],
    ['emoji_reaction', { emoji: '🚋', emoji_url: null }],
    ['admin.report', { report }],
    ['pleroma:report', { report }],
    [
      'severed_relationships',
      {
        event: {
          id: '51',
          type: 'domain_block',
          purged: false,
          target_name: 'spam.example',
          followers_count: 4,
          following_count: 2,
          created_at: at,
        },
      },
    ],
    [
      'moderation_warning',
      {
        moderation_warning: {
          id: '31',
          action: 'sensitive',
          text: 'Pictures of the accident need a warning.',
          status_ids: [],
          created_at: at,
          appeal: null,
        },
      },
    ],
    ['annual_report', { annual_report: { year: '2025' } }],
    ['move', { target: '7' }],
    ['pleroma:participation_request', { participation_message: 'May I bring the index cards?' }],
    ['favourite', {}],
  ] as const)('describe %s', (type, expected) => {
    expect(extraOf(type, world, '7', noon)).toEqual(expected);
  });
});
