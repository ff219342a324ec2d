import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalEmailBlocks,
  domainAllows,
  domainBlocks,
  emailDomainBlocks,
  ipBlocks,
  measures,
} from '../entities/admin-blocks.js';
import { adminAnnouncements, adminRules, moderationLog } from '../entities/admin-server.js';
import { createDecoding } from '../entities/decode.js';
import { detectSignUpFeatures, detectStaffFeatures } from '../features/staff-features.js';
import { clientOf, rejection } from '../test-support/client-of.js';
import { missingPaths } from '../test-support/missing-paths.js';
import { anInstance } from '../testing/index.js';
import { adminApiOf, hasStaffScopes } from './admin-api.js';
import {
  adminCanonicalEmailBlocksOf,
  adminDomainAllowsOf,
  adminDomainBlocksOf,
  adminEmailDomainBlocksOf,
  adminIpBlocksOf,
  domainTiesOf,
} from './admin-blocks.js';
import { adminAnnouncementsOf, adminRulesOf, moderationLogOf } from './admin-server.js';

const ADMIN = '/api/v1/admin';
const PLEROMA = '/api/v1/pleroma/admin';

describe('blocks', () => {
  const draft = {
    domain: 'spam.example',
    severity: 'silence',
    reject_media: true,
    reject_reports: false,
    obfuscate: false,
    private_comment: '',
    public_comment: 'Spam',
  } as const;

  it('[HINT-11] of servers are listed, created, changed and removed', async () => {
    const at = `${ADMIN}/domain_blocks`;
    const { client, requests, names } = clientOf({
      [`GET ${at}`]: { data: [{ id: 1, domain: 'spam.example', severity: 'noop' }, { domain: 'x' }] },
      [`GET ${at}/1`]: { data: { id: '1', severity: 'other' } },
      [`POST ${at}`]: { data: { id: '2', ...draft } },
      [`PUT ${at}/2`]: { data: { id: '2', ...draft, severity: 'suspend' } },
      [`DELETE ${at}/2`]: { data: {} },
    });
    const blocks = adminDomainBlocksOf(client);
    expect((await blocks.list({ limit: 5 })).items).toMatchObject([{ id: '1', severity: 'noop', public_comment: '' }]);
    expect(await blocks.get('1')).toMatchObject({ severity: 'silence' });
    expect(await blocks.create(draft)).toMatchObject({ id: '2', reject_media: true });
    expect(await blocks.update('2', { severity: 'suspend' })).toMatchObject({ severity: 'suspend' });
    await blocks.delete('2');
    expect(names()).toEqual([`GET ${at}`, `GET ${at}/1`, `POST ${at}`, `PUT ${at}/2`, `DELETE ${at}/2`]);
    expect(JSON.parse(String(requests[2]?.body))).toEqual(draft);
  });

  it('[HINT-11] of addresses, and allowances, have requests of the same kind', async () => {
    const { client, names } = clientOf({
      [`POST ${ADMIN}/domain_allows`]: { data: { id: '1', domain: 'a.example' } },
      [`PUT ${ADMIN}/ip_blocks/1`]: { data: { id: '1', ip: '198.51.100.0/24', severity: 'sign_up_block', expires_at: 'never' } },
      [`POST ${ADMIN}/email_domain_blocks`]: {
        data: { id: '1', domain: 'a.example', history: [{ day: '1', accounts: '3' }, 7] },
      },
      [`POST ${ADMIN}/canonical_email_blocks/test`]: { data: [{ id: '1', canonical_email_hash: 'h' }] },
    });
    expect(await adminDomainAllowsOf(client).create({ domain: 'a.example' })).toMatchObject({ domain: 'a.example' });
    expect(await adminIpBlocksOf(client).update('1', { expires_in: 60 })).toMatchObject({
      severity: 'sign_up_block',
      expires_at: null,
    });
    expect(await adminEmailDomainBlocksOf(client).create({ domain: 'a.example' })).toMatchObject({ history: [{ accounts: 3 }] });
    expect(await adminCanonicalEmailBlocksOf(client).test('a@b.example')).toEqual([{ id: '1', canonical_email_hash: 'h' }]);
    expect(names()).toHaveLength(4);
  });

  it('[HINT-11] are counted before: what would be lost', async () => {
    const data = [{ key: 'instance_accounts', total: '12' }, { key: 'instance_followers', total: 'many' }, { total: '1' }, null];
    const { client, requests } = clientOf({ [`POST ${ADMIN}/measures`]: { data } });
    expect(await domainTiesOf(client, 'spam.example', Date.UTC(2026, 10, 20))).toEqual({
      accounts: 12,
      follows: null,
      followers: null,
    });
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      keys: ['instance_accounts', 'instance_follows', 'instance_followers'],
      start_at: '2026-11-20',
      end_at: '2026-11-20',
      instance_accounts: { domain: 'spam.example' },
      instance_follows: { domain: 'spam.example' },
      instance_followers: { domain: 'spam.example' },
    });
    const broken = clientOf({
      [`POST ${ADMIN}/measures`]: { data: {} },
      [`POST ${ADMIN}/canonical_email_blocks/test`]: { data: {} },
    });
    expect(await rejection(domainTiesOf(broken.client, 'x', 0))).toMatchObject({ kind: 'decode' });
    expect(await rejection(adminCanonicalEmailBlocksOf(broken.client).test('x'))).toMatchObject({ kind: 'decode' });
  });
});

describe('the server of Pleroma', () => {
  it('[HINT-11] has announcements that the staff writes', async () => {
    const at = `${PLEROMA}/announcements`;
    const sent = {
      id: 'C1',
      content: '<p>Hi</p>',
      starts_at: '2026-11-20T12:00:00Z',
      all_day: false,
      pleroma: { raw_content: 'Hi' },
    };
    const { client, names } = clientOf({
      [`GET ${at}`]: { data: [sent, {}] },
      [`POST ${at}`]: { data: sent },
      [`PATCH ${at}/C1`]: { data: sent },
      [`DELETE ${at}/C1`]: { data: {} },
    });
    const draft = { content: 'Hi', starts_at: '2026-11-20T12:00:00Z', ends_at: null, all_day: false };
    const announcements = adminAnnouncementsOf(client);
    expect(await announcements.list()).toMatchObject([{ id: 'C1', raw_content: 'Hi', ends_at: null }]);
    expect(await announcements.create(draft)).toMatchObject({ content: '<p>Hi</p>' });
    await announcements.update('C1', draft);
    await announcements.delete('C1');
    expect(names()).toHaveLength(4);
  });

  it('[HINT-11] has rules that the staff changes', async () => {
    const at = `${PLEROMA}/rules`;
    const rule = { id: 1, text: 'Be kind', hint: null, priority: 2 };
    const { client, names } = clientOf({
      [`GET ${at}`]: { data: [rule] },
      [`POST ${at}`]: { data: rule },
      [`PATCH ${at}/1`]: { data: rule },
      [`DELETE ${at}/1`]: { data: {} },
    });
    const rules = adminRulesOf(client);
    expect(await rules.list()).toEqual([{ id: '1', text: 'Be kind', hint: '', priority: 2 }]);
    await rules.create({ text: 'Be kind', hint: '', priority: 2 });
    await rules.update('1', { priority: 1 });
    await rules.delete('1');
    expect(names()).toHaveLength(4);
  });

  it('[HINT-11] has a log of what the staff did', async () => {
    const items = [
      {
        data: { actor: { nickname: 'warden' }, action: 'report_update' },
        time: 1_763_640_000,
        message: '@warden updated report #3',
      },
      { data: { action: 'x' }, time: 1e20 },
      { data: null },
      7,
    ];
    const { client, requests } = clientOf({ [`GET ${PLEROMA}/moderation_log`]: { data: { items, total: 120 } } });
    const log = moderationLogOf(client);
    const page = await log.list('warden');
    expect(page.items).toMatchObject([
      { created_at: '2025-11-20T12:00:00.000Z', actor: 'warden', action: 'report_update', message: '@warden updated report #3' },
      { created_at: null, actor: '', action: 'x', message: '' },
    ]);
    expect(requests[0]?.url.search).toBe('?page=1&page_size=50&search=warden');
    expect((await log.page(page.next ?? '')).next).toContain('page=3');
  });
});

it.each([
  ['4.5.0', 'accounts', { adminBlocks: true, adminRules: false, adminAnnouncements: false, moderationLog: false }],
  [
    '2.7.2 (compatible; Pleroma 2.9.1)',
    'users',
    { adminBlocks: false, adminRules: true, adminAnnouncements: true, moderationLog: true },
  ],
  ['2.7.2 (compatible; Pleroma 2.5.54+soapbox)', 'users', { adminRules: true, adminAnnouncements: true, reportAssignment: true }],
  ['4.0.0 (not true; really snac/2.75)', null, { adminBlocks: false, moderationLog: false, reportAssignment: false }],
])('[HINT-11] %s has the API %j', (version, api, expected) => {
  const features = detectStaffFeatures(anInstance({ version, api_versions: {} }));
  expect(adminApiOf(features)).toBe(api);
  expect(features).toMatchObject(expected);
});

it.each([
  ['4.5.0', { accountCreation: true, captcha: false, confirmationsByName: false, emailConfirmations: true }],
  ['2.6.9', { accountCreation: false, captcha: false, confirmationsByName: false, emailConfirmations: false }],
  [
    '2.7.2 (compatible; Pleroma 2.9.1)',
    { accountCreation: true, captcha: true, confirmationsByName: true, emailConfirmations: false },
  ],
  [
    '4.0.0 (not true; really snac/2.75)',
    { accountCreation: false, captcha: false, confirmationsByName: false, emailConfirmations: false },
  ],
])('[HINT-09] %s signs up with %j', (version, expected) => {
  expect(detectSignUpFeatures(anInstance({ version, api_versions: {} }))).toEqual(expected);
});

it.each([
  ['read write admin:read admin:write', true],
  ['read admin', true],
  ['read write', false],
  ['read admin:read', false],
  ['', false],
])('[HINT-11] knows from the scopes %j whether a session may moderate', (scope, expected) => {
  expect(hasStaffScopes(scope)).toBe(expected);
});

it('[API-07] no entity of the staff is partial, for any JSON value', () => {
  const parsers = [
    domainBlocks,
    domainAllows,
    ipBlocks,
    emailDomainBlocks,
    canonicalEmailBlocks,
    measures,
    adminAnnouncements,
    adminRules,
    moderationLog,
  ];
  const keys = [
    'id',
    'domain',
    'key',
    'total',
    'history',
    'data',
    'time',
    'message',
    'content',
    'severity',
    'pleroma',
    'priority',
  ];
  const item = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map(fields => ({ id: '1', ...fields }));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(item)), value => {
      for (const parse of parsers) expect(missingPaths(parse(value, createDecoding()))).toEqual([]);
    }),
    { numRuns: 500, seed: 13 },
  );
});
