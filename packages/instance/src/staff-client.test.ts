import {
  accountsOf,
  canManageFederation,
  canManageReports,
  canManageUsers,
  createClient,
  detectFeatures,
  detectSignUpFeatures,
  instanceOf,
  isStaff,
  RegistrationError,
  registrationOf,
  reportsOf,
  statusesOf,
  timelinesOf,
  type Client,
} from '@rookery/api-client';
import {
  adminAccountsOf,
  adminAnnouncementsOf,
  adminApiOf,
  adminDomainBlocksOf,
  adminReportsOf,
  adminRulesOf,
  adminStatusesOf,
  detectStaffFeatures,
  domainTiesOf,
  moderationLogOf,
} from '@rookery/api-client/admin';
import { describe, expect, it } from 'vitest';

import { applicationToken } from './test-support/newcomer.js';
import { noon, origin, visit, type Json } from './test-support/visitor.js';

const STAFF = 'read write follow push admin:read admin:write';

type Profile = 'mastodon-4.7' | 'pleroma' | 'rebased';

/** A server of a profile, with clients of its accounts as an app has them. */
function serverOf(serverProfile: Profile) {
  const visitor = visit({ serverProfile, control: true });
  const clientWith = (accessToken: string): Client =>
    createClient({ baseUrl: origin, accessToken, fetch: (input, init) => visitor.instance.fetch(new Request(input, init)) });
  const clientOf = (username: string, scope = STAFF): Client => clientWith(visitor.instance.issueToken(username, scope));
  return { visitor, clientOf, application: clientWith(applicationToken(visitor)) };
}

/** Clients of the staff of a server, and its features. */
async function scene(serverProfile: Profile) {
  const server = serverOf(serverProfile);
  await server.visitor.post('/_control/registrations', { approval: true, confirmation: false, captcha: false });
  const instance = await instanceOf(server.application).get();
  const features = { ...detectFeatures(instance), ...detectStaffFeatures(instance), ...detectSignUpFeatures(instance) };
  const api = adminApiOf(features);
  if (api === null) throw new Error('The server has no API for the staff.');
  return { ...server, features, api, owner: server.clientOf('pilothouse'), warden: server.clientOf('warden') };
}

describe.each(['mastodon-4.7', 'pleroma', 'rebased'] as const)('[HINT-11] the client at %s', serverProfile => {
  const draft = {
    username: 'wren',
    email: 'wren@post.example',
    password: 'correct horse',
    agreement: true,
    locale: 'en',
    reason: 'Trams',
    date_of_birth: '1990-02-03',
  };

  it('signs up, is approved, writes, is reported, is limited and is deleted', async () => {
    const { application, clientOf, owner, api, features } = await scene(serverProfile);
    expect(features.accountCreation).toBe(true);
    expect(await registrationOf(application).settings()).toMatchObject({ enabled: true, approval_required: true });
    expect((await registrationOf(application).rules()).length).toBe(3);
    expect(await registrationOf(application).isTaken('mara')).toBe(true);
    expect(await registrationOf(application).isTaken('wren')).toBe(false);
    const refused = await registrationOf(application)
      .create({ ...draft, username: 'mara' })
      .catch((error: unknown) => error);
    expect(refused instanceof RegistrationError && refused.faults.map(({ field }) => field)).toEqual(['username']);
    await registrationOf(application).create(draft);

    const accounts = adminAccountsOf(owner, api);
    const [applicant] = (await accounts.list({ status: 'pending', origin: 'local' })).items;
    if (applicant === undefined) throw new Error('Nobody waits.');
    expect(applicant).toMatchObject({
      nickname: 'wren',
      invite_request: 'Trams',
      approved: false,
      confirmed: true,
      domain: null,
    });
    await accounts.approve(applicant);
    expect(await accounts.get(applicant)).toMatchObject({ approved: true, suspended: false, silenced: false });

    const wren = clientOf('wren');
    const post = await statusesOf(wren).create({ status: 'Buy this', visibility: 'public', media_ids: [] });
    const member = clientOf('mara');
    const isShown = async () => (await timelinesOf(member).public({ local: true })).items.some(({ id }) => id === post.id);
    expect(await isShown()).toBe(true);
    const category = features.reportCategories ? 'spam' : null;
    const target = post.account.id;
    await reportsOf(member).create({
      account_id: target,
      status_ids: [post.id],
      comment: 'Spam',
      forward: false,
      category,
      rule_ids: [],
    });

    const reports = adminReportsOf(owner, api);
    expect(await reports.openCount()).toEqual({ count: 1, isMore: false });
    const [report] = (await reports.list()).items;
    if (report?.target_account == null) throw new Error('No report has arrived.');
    expect(report).toMatchObject({
      state: 'open',
      comment: 'Spam',
      account: { nickname: 'mara' },
      target_account: { nickname: 'wren' },
    });
    expect(report.statuses.map(({ id }) => id)).toEqual([post.id]);
    await accounts.act(report.target_account, { type: 'silence', report_id: report.id });
    expect(await reports.get(report.id)).toMatchObject({
      state: 'resolved',
      action_taken: true,
      target_account: { nickname: 'wren' },
    });
    expect(await reports.openCount()).toEqual({ count: 0, isMore: false });
    expect(await isShown()).toBe(false);
    expect((await accounts.list({ status: 'silenced', origin: 'local' })).items.map(({ nickname }) => nickname)).toEqual([
      'wren',
    ]);
    await accounts.undo(report.target_account, 'silence');
    expect(await isShown()).toBe(true);
    await reports.reopen(report.id);
    await reports.assignToSelf(report.id, 'pilothouse');
    expect(await reports.get(report.id)).toMatchObject({ state: 'open', assigned_account: { nickname: 'pilothouse' } });
    await accounts.act(report.target_account, { type: 'suspend' });
    expect(await isShown()).toBe(false);
    expect(await accounts.get(applicant)).toMatchObject({ suspended: true });
    await accounts.delete(applicant);
    expect((await accounts.list({ username: 'wren', origin: 'local' })).items).toEqual([]);
  });

  it('pages accounts to the end, each once', async () => {
    const { owner, api } = await scene(serverProfile);
    const accounts = adminAccountsOf(owner, api);
    const names: string[] = [];
    for (let page = await accounts.list({ origin: 'local' }, { limit: 7 }); ; page = await accounts.page(page.next)) {
      names.push(...page.items.map(({ nickname }) => nickname));
      if (page.next === null) break;
    }
    expect(names).toHaveLength(26);
    expect(new Set(names).size).toBe(26);
    expect((await accounts.list({ isStaff: true })).items.map(({ nickname }) => nickname)).toEqual(['pilothouse', 'warden']);
  });

  it('knows what its account may do', async () => {
    const { clientOf, api } = await scene(serverProfile);
    const may = async (username: string) => {
      const account = await accountsOf(clientOf(username)).verifyCredentials();
      return [isStaff(account), canManageReports(account), canManageUsers(account), canManageFederation(account)];
    };
    expect(await may('mara')).toEqual([false, false, false, false]);
    expect(await may('warden')).toEqual([true, true, api === 'accounts', false]);
    expect(await may('pilothouse')).toEqual([true, true, true, true]);
  });
});

it('[HINT-11] the client limits other servers on Mastodon', async () => {
  const { owner, features } = await scene('mastodon-4.7');
  expect(features).toMatchObject({ adminBlocks: true, adminRules: false, adminAnnouncements: false, moderationLog: false });
  expect((await domainTiesOf(owner, 'tram.example', noon)).accounts).toBeGreaterThan(2);
  const block = {
    domain: 'tram.example',
    severity: 'silence',
    reject_media: false,
    reject_reports: false,
    obfuscate: false,
    private_comment: '',
    public_comment: 'Noise',
  } as const;
  const { id } = await adminDomainBlocksOf(owner).create(block);
  expect((await adminDomainBlocksOf(owner).list()).items[0]).toMatchObject({ ...block, id });
  expect(await adminDomainBlocksOf(owner).update(id, { severity: 'suspend' })).toMatchObject({ severity: 'suspend' });
  await adminDomainBlocksOf(owner).delete(id);
});

it.each(['pleroma', 'rebased'] as const)(
  '[HINT-11] the client changes the rules, announcements and posts of %s',
  async serverProfile => {
    const { owner, features, visitor } = await scene(serverProfile);
    expect(features).toMatchObject({ adminBlocks: false, adminRules: true, adminAnnouncements: true, moderationLog: true });
    const { id } = await adminRulesOf(owner).create({ text: 'No noise.', hint: '', priority: 9 });
    expect((await adminRulesOf(owner).list()).at(-1)).toEqual({ id, text: 'No noise.', hint: '', priority: 9 });
    const words = { content: 'Tea', starts_at: null, ends_at: null, all_day: false };
    const announcement = await adminAnnouncementsOf(owner).create(words);
    expect(await adminAnnouncementsOf(owner).update(announcement.id, { ...words, content: 'Cake' })).toMatchObject({
      raw_content: 'Cake',
    });
    const { id: status } = (await visitor.post<Json & { id: string }>('/api/v1/statuses', { status: 'Spam' })).json;
    await adminStatusesOf(owner).update(status, { sensitive: true });
    await adminStatusesOf(owner).delete(status);
    const { items } = await moderationLogOf(owner).list();
    expect(items.map(({ action, actor }) => [action, actor])).toEqual(
      ['status_delete', 'status_update', 'announcements_update', 'announcements_create', 'rules_create'].map(action => [
        action,
        'pilothouse',
      ]),
    );
  },
);
