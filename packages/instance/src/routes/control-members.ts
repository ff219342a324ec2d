import type { Hono } from 'hono';

import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { randomSecret } from '../server/grants.js';
import { signUpOf } from '../server/registrations.js';
import type { Environment, Server } from '../server/server.js';
import type { RegistrationSettings } from '../server-profiles/sign-up-profile.js';
import { accountIdByAcct } from '../world/discovery.js';

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

/** Control endpoints of signing up and signing in; mounted beside the others. */
export function controlMemberRoutes(app: Hono<Environment>, server: Server): void {
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

  app.get('/_control/mails', context => context.json(server.mailbox.mails));

  app.get('/_control/captchas/:token', context => {
    const answer = server.captchas.answerOf(context.req.param('token'));
    if (answer === null) throw notFound();
    return context.json({ answer });
  });
}
