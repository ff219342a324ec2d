import type { Hono } from 'hono';

import { messagePage } from '../http/consent-page.js';
import { requireMember } from '../http/access.js';
import { bodyParameters, type Parameters } from '../http/parameters.js';
import { forbidden, notFound, Refusal, unauthorized } from '../http/refusal.js';
import { coversScope, randomSecret, type Token } from '../server/grants.js';
import { canonicalHash, ipBlockOf, isAddressBlocked, needsApproval } from '../server/blocks.js';
import { CAPTCHA_SECONDS } from '../server/captchas.js';
import { notify } from '../server/notify.js';
import {
  isAddress,
  isKnownAddress,
  mastodonRefusal,
  pleromaRefusal,
  refusalsOf,
  signUpOf,
  type FieldRefusal,
  type SignUpDraft,
} from '../server/registrations.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import type { AccountRecord } from '../world/records.js';
import { changeMember, join, memberOf, staffOf } from '../world/members.js';

/** The application's token. Refuses others, as Mastodon does. */
function requireApplication(context: RouteContext): Token {
  const token = context.get('token');
  if (token === null) throw unauthorized();
  if (!coversScope(token.scopes, 'write:accounts')) throw forbidden('This action is outside the authorized scopes');
  if (token.accountId !== null) throw forbidden('This method requires an client credentials authentication');
  return token;
}

/** Uses an invitation. False for an unknown or used one. */
function redeemInvitation(server: Server, code: string): boolean {
  const invitation = server.overrides.state.invitations?.[code];
  if (invitation === undefined || (invitation.max_uses !== null && invitation.uses >= invitation.max_uses)) return false;
  server.overrides.change(() => void (invitation.uses += 1));
  return true;
}

/** Sends the link that confirms the address of a member. */
export function sendConfirmation(server: Server, account: AccountRecord, change: { email?: string } = {}): void {
  const token = randomSecret();
  changeMember(server.world, account, { ...change, confirmation_token: token });
  const { email } = memberOf(server.world, account);
  const path =
    server.profile.signUp.family === 'pleroma'
      ? `/api/account/confirm_email/${server.profile.ids.encodeAccount(account.id)}/${token}`
      : `/auth/confirmation?confirmation_token=${token}`;
  server.mailbox.send({ to: email, kind: 'confirmation', text: 'Confirm your e-mail address.', url: server.origin + path });
}

function refuse(server: Server, refusals: readonly FieldRefusal[]): never {
  const isPleroma = server.profile.signUp.family === 'pleroma';
  const status = isPleroma ? 400 : 422;
  const body = isPleroma ? pleromaRefusal(refusals) : mastodonRefusal(refusals);
  throw new Refusal('unprocessable', status, body.error, { status, body });
}

/** An error whose text is not the server profile's. */
const plainRefusal = (status: number, error: string): Refusal =>
  new Refusal('bad-request', status, error, { status, body: { error } });

function checkCaptcha(server: Server, body: Parameters): void {
  const answer = server.captchas.check(
    body.text('captcha_token') ?? '',
    body.text('captcha_solution') ?? '',
    body.text('captcha_answer_data') ?? '',
  );
  if (answer !== 'right') throw plainRefusal(400, JSON.stringify({ captcha: [answer] }));
}

function readDraft(body: Parameters): SignUpDraft {
  return {
    username: body.text('username')?.trim() ?? '',
    email: body.text('email')?.trim() ?? '',
    password: body.text('password') ?? '',
    agreement: body.flag('agreement') === true,
    reason: body.text('reason')?.trim() ?? '',
    locale: body.text('locale')?.slice(0, 20) ?? 'en',
    birthday: body.text('date_of_birth') ?? body.text('birthday') ?? null,
  };
}

async function register(context: RouteContext, server: Server): Promise<Response> {
  const application = requireApplication(context);
  const settings = signUpOf(server);
  const isPleroma = settings.family === 'pleroma';
  const body = await bodyParameters(context.req.raw, false);
  const draft = readDraft(body);
  if (isPleroma) {
    const missing = ['username', 'email', 'password', 'agreement'].find(name => !body.has(name));
    if (missing !== undefined) throw plainRefusal(400, `Missing field: ${missing}.`);
    if (settings.captcha) checkCaptcha(server, body);
  }
  const code = body.text('invite_code') ?? body.text('token') ?? '';
  const known = server.overrides.state.invitations?.[code];
  const isInvited = known !== undefined && (known.max_uses === null || known.uses < known.max_uses);
  if (!settings.isOpen && !isInvited) throw isPleroma ? plainRefusal(400, 'Invalid token') : forbidden();
  const ip = context.env.address ?? null;
  const block = ipBlockOf(server.world, ip, server.now());
  if (block === 'no_access' || block === 'sign_up_block') throw forbidden();
  const approval =
    (settings.approval && !isInvited) || block === 'sign_up_requires_approval' || needsApproval(server.world, draft.email);
  const asked = { ...settings, approval };
  const hash = await canonicalHash(draft.email);
  const refusals = refusalsOf(server.world, draft, asked, server.now(), email => isAddressBlocked(server.world, email, hash));
  if (refusals.length > 0) refuse(server, refusals);
  if (isInvited) redeemInvitation(server, code);
  const account = join(
    server.world,
    draft.username,
    {
      signed_up: true,
      email: draft.email,
      confirmed: !settings.confirmation,
      approved: !asked.approval,
      disabled: false,
      reason: draft.reason,
      locale: draft.locale,
      birthday: draft.birthday,
      ip,
      client_id: application.clientId,
      confirmation_token: null,
    },
    server.now(),
  );
  if (settings.confirmation) sendConfirmation(server, account);
  for (const { id } of staffOf(server.world)) notify(server, id, 'admin.sign_up', account.id, null);
  const words = isPleroma ? leftToDo(server, account) : null;
  if (words !== null) return context.json(words);
  const { clientId, scopes } = application;
  const token = server.grants.issue({ clientId, accountId: account.id, scopes });
  context.header('Cache-Control', 'no-store');
  const created = Math.floor(token.createdAt / 1000);
  return context.json({ access_token: token.value, token_type: 'Bearer', scope: scopes.join(' '), created_at: created });
}

/** Pleroma gives no token to an account that cannot act yet. */
function leftToDo(server: Server, account: AccountRecord): { identifier: string; message: string } | null {
  const { confirmed, approved } = memberOf(server.world, account);
  const registered = 'You have been registered.';
  if (!confirmed) {
    const message = `${registered} Please check your email for further instructions.`;
    return { identifier: 'missing_confirmed_email', message };
  }
  if (approved) return null;
  return { identifier: 'awaiting_approval', message: `${registered} You'll be able to log in once your account is approved.` };
}

/** Confirms the address that a link belongs to. False for an unknown link. */
function confirm(server: Server, token: string): boolean {
  const [accountId] = [...server.world.members].find(([, member]) => member.confirmation_token === token) ?? [];
  const account = server.world.accounts.get(accountId ?? '');
  if (account === undefined || token === '') return false;
  changeMember(server.world, account, { confirmed: true, confirmation_token: null });
  return true;
}

function confirmationPage(server: Server, token: string): Response {
  const isConfirmed = confirm(server, token);
  const html = isConfirmed
    ? messagePage('Address confirmed', 'Your e-mail address is confirmed. You can return to the application.')
    : messagePage('Not confirmed', 'This link is not valid any more.');
  return new Response(html, {
    status: isConfirmed ? 200 : 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}

/** Signing up, the captcha and the confirmation of the e-mail address, where the server profile has them. */
export function signUpRoutes(app: Hono<Environment>, server: Server): void {
  const { family } = server.profile.signUp;
  if (family === 'none') return;
  app.post('/api/v1/accounts', context => register(context, server));

  if (family === 'mastodon') {
    app.post('/api/v1/emails/confirmations', async context => {
      const { account, token } = requireMember(context, server, 'write:accounts');
      const member = memberOf(server.world, account);
      if (member.client_id === null || member.client_id !== token.clientId) {
        throw forbidden('This method is only available to the application the user originally signed-up with');
      }
      if (member.confirmed) throw forbidden('This method is only available while the e-mail is awaiting confirmation');
      const email = (await bodyParameters(context.req.raw, false)).text('email')?.trim();
      if (email !== undefined && !isAddress(email)) refuse(server, [{ field: 'email', kind: 'invalid' }]);
      if (email !== undefined && isKnownAddress(server.world, email, account.id))
        refuse(server, [{ field: 'email', kind: 'taken' }]);
      sendConfirmation(server, account, email === undefined ? {} : { email });
      return context.json({});
    });
    app.get('/api/v1/emails/check_confirmation', context => {
      const { account } = requireMember(context, server, 'read:accounts');
      return context.json(memberOf(server.world, account).confirmed);
    });
    app.get('/auth/confirmation', context => confirmationPage(server, context.req.query('confirmation_token') ?? ''));
    return;
  }

  app.get('/api/pleroma/captcha', context => {
    if (!signUpOf(server).captcha) return context.json({ type: 'none' });
    const { token, answerData, picture } = server.captchas.ask();
    return context.json({ type: 'native', token, url: picture, answer_data: answerData, seconds_valid: CAPTCHA_SECONDS });
  });
  app.post('/api/v1/pleroma/accounts/confirmation_resend', context => {
    const { nickname, email } = context.req.query();
    const account = [...server.world.accounts.values()].find(
      one => one.host === null && (one.username === nickname || memberOf(server.world, one).email === email),
    );
    if (account === undefined) throw notFound();
    if (!memberOf(server.world, account).confirmed) sendConfirmation(server, account);
    return context.body(null, 204);
  });
  app.get('/api/account/confirm_email/:account/:token', context => confirmationPage(server, context.req.param('token')));
}
