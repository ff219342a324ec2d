import type { Hono } from 'hono';

import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { randomSecret } from '../server/grants.js';
import { signUpOf } from '../server/registrations.js';
import type { Environment, Server } from '../server/server.js';
import type { RegistrationSettings } from '../server-profiles/sign-up-profile.js';
import { accountIdByAcct } from '../world/discovery.js';
import { join } from '../world/members.js';
import { addReport } from '../world/relationships.js';
import { tellStaff } from './reports.js';

const flags = [
  'isOpen',
  'approval',
  'confirmation',
  'reason',
  'birthday',
  'captcha',
] as const satisfies readonly (keyof RegistrationSettings)[];

function readSettings(body: Parameters): Partial<RegistrationSettings> {
  const age = body.text('minAge');
  const changes = Object.fromEntries(flags.flatMap(name => (body.has(name) ? [[name, body.flag(name) === true]] : [])));
  return {
    ...changes,
    ...(body.has('minAge') ? { minAge: Number(age) > 0 ? Number(age) : null } : {}),
    ...(body.has('message') ? { message: body.text('message') || null } : {}),
    ...(body.has('url') ? { url: body.text('url') || null } : {}),
  };
}

const MAXIMUM = 1000;

function countOf(body: Parameters): number {
  const count = Number(body.text('count') ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MAXIMUM) throw unprocessable(`count is not between 1 and ${MAXIMUM}`);
  return count;
}

/** Control endpoints of signing up and signing in; mounted beside the others. */
export function controlMemberRoutes(app: Hono<Environment>, server: Server, hooks: { changed(): void }): void {
  // Signs in as any account of this server, the staff among them.
  app.post('/_control/tokens', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const id = accountIdByAcct(server.world, body.text('username') ?? 'mara');
    if (id === null || server.world.accounts.get(id)?.host !== null) throw unprocessable('username is no account of the server');
    const scope = body.text('scope') ?? 'read write follow push admin:read admin:write';
    const { value, createdAt } = server.grants.issue({ clientId: null, accountId: id, scopes: scope.split(' ') });
    const created = Math.floor(createdAt / 1000);
    return context.json({ access_token: value, token_type: 'Bearer', scope, created_at: created });
  });

  app.get('/_control/registrations', context => context.json(signUpOf(server)));

  app.post('/_control/registrations', async context => {
    const changes = readSettings(await bodyParameters(context.req.raw, false));
    server.overrides.change(state => {
      state.registrations = { ...state.registrations, ...changes };
    });
    return context.json(signUpOf(server));
  });

  app.post('/_control/invitations', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const most = body.text('max_uses');
    const code = randomSecret();
    server.overrides.change(state => {
      state.invitations = { ...state.invitations, [code]: { uses: 0, max_uses: most === undefined ? null : Number(most) } };
    });
    return context.json({ code });
  });

  // Members as if they had signed up: `count` of them, named by `username` and a number.
  app.post('/_control/members', async context => {
    const { world } = server;
    const body = await bodyParameters(context.req.raw, false);
    const name = body.text('username') ?? 'newcomer';
    const count = countOf(body);
    const usernames = Array.from({ length: count }, (_, index) => {
      const username = count === 1 ? name : `${name}${index + 1}`;
      if (!/^\w{1,30}$/.test(username) || world.accountIdsByAcct.has(username.toLowerCase()))
        throw unprocessable('username is not free');
      join(
        world,
        username,
        {
          signed_up: true,
          email: `${username}@post.example`,
          confirmed: body.flag('confirmed') ?? true,
          approved: body.flag('approved') ?? true,
          disabled: false,
          reason: body.text('reason') ?? '',
          locale: 'en',
          birthday: null,
          ip: null,
          client_id: null,
          confirmation_token: null,
        },
        server.now(),
      );
      return username;
    });
    hooks.changed();
    return context.json({ usernames });
  });

  // Reports of the member about an account, as if it had sent them.
  app.post('/_control/reports', async context => {
    const { world, profile } = server;
    const body = await bodyParameters(context.req.raw, false);
    const targetId = accountIdByAcct(world, body.text('about') ?? '');
    const reporterId = accountIdByAcct(world, body.text('from') ?? 'mara');
    if (targetId === null || reporterId === null || targetId === reporterId)
      throw unprocessable('about and from are no two accounts');
    const [latest] = (world.byAccount.get(targetId) ?? []).slice(-1);
    const ids = Array.from({ length: countOf(body) }, () => {
      const report = addReport(world, {
        account_id: reporterId,
        target_id: targetId,
        created_at: new Date(server.now()).toISOString(),
        category: 'other',
        comment: body.text('comment') ?? '',
        forwarded: false,
        status_ids: latest === undefined ? [] : [profile.ids.encode(latest)],
        rule_ids: [],
      });
      tellStaff(server, report);
      return report.id;
    });
    hooks.changed();
    return context.json({ ids });
  });

  app.get('/_control/mails', context => context.json(server.mailbox.mails));

  app.get('/_control/captchas/:token', context => {
    const answer = server.captchas.answerOf(context.req.param('token'));
    if (answer === null) throw notFound();
    return context.json({ answer });
  });
}
