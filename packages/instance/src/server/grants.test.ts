import { describe, expect, it } from 'vitest';

import { createGrants, challengeOf } from './grants.js';

const redirectUri = 'https://app.test/';

function setUp() {
  let time = 1_000_000;
  const grants = createGrants(() => time);
  const app = grants.register({ name: 'App', website: null, redirectUris: [redirectUri], scopes: ['read'] });
  const codeOf = (challenge: string | null = null): string =>
    grants.grantCode({ clientId: app.clientId, accountId: '1', redirectUri, scopes: ['read'], challenge });
  const redeem = (code: string, changes: Partial<Parameters<typeof grants.redeem>[0]> = {}) =>
    grants.redeem({ code, clientId: app.clientId, redirectUri, verifier: null, checksChallenge: true, ...changes });
  return { grants, app, codeOf, redeem, advance: (milliseconds: number) => void (time += milliseconds) };
}

describe('a code', () => {
  it('is redeemed for a token of its account, client and scopes', async () => {
    const { grants, app, codeOf, redeem } = setUp();
    const token = await redeem(codeOf());
    expect(token).toMatchObject({ clientId: app.clientId, accountId: '1', scopes: ['read'], createdAt: 1_000_000 });
    expect(typeof token === 'object' && grants.find(token.value)).toEqual(token);
  });

  it('is refused with the reason', async () => {
    const { codeOf, redeem } = setUp();
    const challenge = await challengeOf('v'.repeat(43));
    expect(await redeem('none')).toBe('unknown');
    expect(await redeem(codeOf(), { clientId: 'other' })).toBe('client');
    expect(await redeem(codeOf(), { redirectUri: 'https://b.test/' })).toBe('redirect');
    expect(await redeem(codeOf(challenge))).toBe('verifier');
    expect(await redeem(codeOf(challenge), { verifier: 'w'.repeat(43) })).toBe('verifier');
    expect(await redeem(codeOf(challenge), { verifier: 'v'.repeat(43) })).toMatchObject({ accountId: '1' });
    expect(await redeem(codeOf(challenge), { checksChallenge: false })).toMatchObject({ accountId: '1' });
  });

  it('that another client redeems again leaves the token valid', async () => {
    const { grants, codeOf, redeem } = setUp();
    const code = codeOf();
    const token = await redeem(code);
    const value = typeof token === 'object' ? token.value : '';
    expect(await redeem(code, { clientId: 'other' })).toBe('unknown');
    expect(grants.find(value)).not.toBeNull();
    expect(await redeem(code)).toBe('unknown');
    expect(grants.find(value)).toBeNull();
  });

  it('is not redeemed a second time after a refusal', async () => {
    const { codeOf, redeem } = setUp();
    const code = codeOf();
    await redeem(code, { redirectUri: 'https://b.test/' });
    expect(await redeem(code)).toBe('unknown');
  });
});

describe('the number of grants', () => {
  const register = (grants: ReturnType<typeof setUp>['grants']) =>
    grants.register({ name: 'B', website: null, redirectUris: [], scopes: [] });

  it('has a limit for applications: the oldest without an account is forgotten with its own tokens', () => {
    const { grants, app } = setUp();
    grants.issue({ clientId: app.clientId, accountId: '1', scopes: [] });
    const unused = register(grants);
    const own = grants.issue({ clientId: unused.clientId, accountId: null, scopes: [] });
    for (let count = 2; count < 500; count += 1) register(grants);
    expect(grants.app(unused.clientId)).not.toBeNull();
    register(grants);
    expect([grants.app(unused.clientId), grants.find(own.value)]).toEqual([null, null]);
    expect(grants.app(app.clientId)).toEqual(app);
    expect(grants.snapshot().apps).toHaveLength(500);
  });

  it('has a limit for tokens: the oldest is revoked', () => {
    const { grants, app } = setUp();
    const issue = () => grants.issue({ clientId: app.clientId, accountId: '1', scopes: [] });
    const [first, second] = [issue(), issue()];
    for (let count = 2; count < 5000; count += 1) issue();
    expect(grants.find(first.value)).not.toBeNull();
    issue();
    expect([grants.find(first.value), grants.find(second.value)]).toEqual([null, second]);
  });
});

describe('a change', () => {
  it('is reported until the listener unsubscribes, and a revoked token once', () => {
    const { grants, app } = setUp();
    let changes = 0;
    const revoked: string[] = [];
    const unsubscribe = grants.onChange(() => (changes += 1));
    grants.onRevoke(value => void revoked.push(value));
    const { value } = grants.issue({ clientId: app.clientId, accountId: '1', scopes: [] });
    expect(changes).toBe(1);
    grants.revoke(value);
    grants.revoke(value);
    expect([changes, revoked]).toEqual([2, [value]]);
    grants.deleteApp(app.clientId);
    grants.deleteApp(app.clientId);
    expect([changes, grants.app(app.clientId)]).toEqual([3, null]);
    unsubscribe();
    grants.clear();
    expect(changes).toBe(3);
  });

  it('is kept in a snapshot, after which applications have new ids', () => {
    const { grants, app } = setUp();
    const token = grants.issue({ clientId: app.clientId, accountId: '1', scopes: ['read'] });
    const snapshot = grants.snapshot();
    const restored = createGrants(() => 0);
    restored.restore(snapshot);
    expect([restored.app(app.clientId), restored.find(token.value)]).toEqual([app, token]);
    const next = restored.register({ name: 'B', website: null, redirectUris: [], scopes: [] });
    expect([app.id, next.id]).toEqual(['1', '2']);
    grants.clear();
    expect(grants.snapshot()).toEqual({ apps: [], tokens: [] });
  });
});
