import type { Hono } from 'hono';

import { accountFrom, requireViewer } from '../http/access.js';
import { pageByCursor, sendPage } from '../http/paging.js';
import { bodyParameters, endOf, type Parameters, queryParameters } from '../http/parameters.js';
import { failure, forbidden, notFound, Refusal, unprocessable } from '../http/refusal.js';
import { notify } from '../server/notify.js';
import { accountsJson } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { actOnAccount, follow, unfollow } from '../world/actions.js';
import { answerRequest, changeRelation, endorse, relationship, setDomainBlock } from '../world/relationships.js';
import { hasLink } from '../world/world.js';

function relationshipJson(server: Server, viewerId: string, targetId: string): Wire {
  return { ...relationship(server.world, viewerId, targetId), id: server.profile.ids.encodeAccount(targetId) };
}

function queryIds(context: RouteContext, server: Server): string[] {
  const query = queryParameters(new URL(context.req.url).searchParams);
  const wires = server.profile.plainId ? query.list('id') : query.list('id[]');
  return wires.flatMap(wire => server.profile.ids.decodeAccount(wire) ?? []);
}

const bodyOf = (context: RouteContext, server: Server): Promise<Parameters> =>
  bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');

/** Routes of one account that answer with the viewer's relationship to it. */
function actionRoutes(app: Hono<Environment>, server: Server): void {
  const on = (
    action: string,
    scope: string,
    act: (viewerId: string, targetId: string, body: Parameters) => void,
    isKnown = true,
  ): void => {
    app.post(`/api/v1/accounts/:id/${action}`, async context => {
      if (!isKnown) throw notFound();
      const viewerId = requireViewer(context, scope);
      const body = await bodyOf(context, server);
      const target = accountFrom(server, context.req.param('id'));
      if (target.id === viewerId && action !== 'note') throw forbidden();
      act(viewerId, target.id, body);
      return context.json(relationshipJson(server, viewerId, target.id));
    });
  };
  const { people } = server.profile;
  const simple = (action: 'block' | 'unblock' | 'unmute') => (viewerId: string, targetId: string) =>
    void actOnAccount(server.world, action, viewerId, targetId);

  on('block', 'write:blocks', simple('block'));
  on('unblock', 'write:blocks', simple('unblock'));
  on('unmute', 'write:mutes', simple('unmute'));
  on('mute', 'write:mutes', (viewerId, targetId, body) => {
    actOnAccount(server.world, 'mute', viewerId, targetId);
    changeRelation(server.world, viewerId, targetId, {
      muting_notifications: body.flag('notifications') ?? true,
      muting_expires_at: people.muteDuration === null ? null : endOf(body.text(people.muteDuration), server.now()),
    });
  });
  on('note', 'write:accounts', (viewerId, targetId, body) => {
    const note = (body.text('comment') ?? '').trim();
    if (note.length > 2_000) throw unprocessable('Validation failed: Comment is too long (maximum is 2000 characters)');
    changeRelation(server.world, viewerId, targetId, { note });
  });
  on(
    'remove_from_followers',
    'write:follows',
    (viewerId, targetId) => void unfollow(server.world, targetId, viewerId),
    people.removesFollowers,
  );
  for (const [names, isOn] of [
    [{ endorse: 'endorse', pin: 'pin' }, true],
    [{ endorse: 'unendorse', pin: 'unpin' }, false],
  ] as const) {
    const feature = (viewerId: string, targetId: string): void => {
      if (isOn && !hasLink(server.world.following, viewerId, targetId)) {
        throw unprocessable('Validation failed: You must be already following the person you want to endorse');
      }
      endorse(server.world, viewerId, targetId, isOn);
    };
    on(names.endorse, 'write:accounts', feature, people.endorsing === 'endorse');
    on(names.pin, 'write:accounts', feature, people.endorsing !== 'none');
  }
}

function followActions(app: Hono<Environment>, server: Server): void {
  app.post('/api/v1/accounts/:id/follow', async context => {
    const viewerId = requireViewer(context, 'write:follows');
    const body = await bodyOf(context, server);
    const target = accountFrom(server, context.req.param('id'));
    if (target.id === viewerId) {
      const { followSelf } = server.profile;
      if (followSelf === 500) throw failure();
      throw new Refusal('forbidden', followSelf, 'This action is not allowed');
    }
    const wasFollowing = relationship(server.world, viewerId, target.id).following;
    if (!follow(server.world, viewerId, target.id)) throw forbidden();
    const now = relationship(server.world, viewerId, target.id);
    if (!wasFollowing) notify(server, target.id, now.requested ? 'follow_request' : 'follow', viewerId, null);
    const [reblogs, notifies] = [body.flag('reblogs'), body.flag('notify')];
    changeRelation(server.world, viewerId, target.id, {
      ...(reblogs !== undefined && { showing_reblogs: reblogs }),
      ...(notifies !== undefined && { notifying: notifies }),
      ...(body.has('languages') && { languages: body.list('languages') }),
    });
    return context.json(relationshipJson(server, viewerId, target.id));
  });

  app.post('/api/v1/accounts/:id/unfollow', context => {
    const viewerId = requireViewer(context, 'write:follows');
    const target = accountFrom(server, context.req.param('id'));
    if (target.id !== viewerId) unfollow(server.world, viewerId, target.id);
    changeRelation(server.world, viewerId, target.id, { showing_reblogs: true, notifying: false, languages: null });
    return context.json(relationshipJson(server, viewerId, target.id));
  });
}

function requestRoutes(app: Hono<Environment>, server: Server): void {
  const askers = (viewerId: string): string[] =>
    [...server.world.requests].flatMap(([accountId, targets]) => (targets.has(viewerId) ? [accountId] : []));

  app.get('/api/v1/follow_requests', context => {
    const viewerId = requireViewer(context, 'read:follows');
    const page = pageByCursor(context, server, 'accounts', `follow_requests ${viewerId}`, askers(viewerId));
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });

  app.post('/api/v1/follow_requests/:id/:answer{authorize|reject}', context => {
    const viewerId = requireViewer(context, 'write:follows');
    const target = accountFrom(server, context.req.param('id'));
    const isAccepted = context.req.param('answer') === 'authorize';
    if (!answerRequest(server.world, viewerId, target.id, isAccepted)) throw notFound();
    return context.json(relationshipJson(server, viewerId, target.id));
  });
}

function domainRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/domain_blocks', context => {
    const viewerId = requireViewer(context, 'read:blocks');
    const page = pageByCursor(context, server, 'accounts', `domains ${viewerId}`, server.world.domainBlocks.get(viewerId) ?? []);
    // A list of texts, unlike every other list.
    return sendPage(context, server, 'accounts', page, page.ids as unknown as Wire[]);
  });

  const change = (isOn: boolean) => async (context: RouteContext) => {
    const viewerId = requireViewer(context, 'write:blocks');
    const domain = (await bodyOf(context, server)).text('domain')?.trim().toLowerCase() ?? '';
    if (!/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain))
      throw unprocessable('Validation failed: Domain is not a valid domain name');
    setDomainBlock(server.world, viewerId, domain, isOn);
    return context.json({});
  };
  app.post('/api/v1/domain_blocks', change(true));
  app.delete('/api/v1/domain_blocks', change(false));
}

/** How the viewer stands to other accounts and domains. */
export function relationshipRoutes(app: Hono<Environment>, server: Server): void {
  const { people } = server.profile;

  app.get('/api/v1/accounts/relationships', context => {
    const viewerId = requireViewer(context, 'read:follows');
    const ids = queryIds(context, server).filter(id => server.world.accounts.has(id));
    const answered = server.profile.relationships === 'one' ? ids.slice(0, 1) : [...new Set(ids)];
    return context.json(answered.map(id => relationshipJson(server, viewerId, id)));
  });

  app.get('/api/v1/accounts/familiar_followers', context => {
    if (people.familiarFollowers === 'none') throw notFound();
    const viewerId = requireViewer(context, 'read:follows');
    if (people.familiarFollowers === 'empty') return context.json([]);
    const familiar = queryIds(context, server).map(id => ({
      id: server.profile.ids.encodeAccount(id),
      accounts: accountsJson(
        server,
        [...(server.world.followers.get(id) ?? [])].filter(
          follower => follower !== viewerId && hasLink(server.world.following, viewerId, follower),
        ),
      ),
    }));
    return context.json(familiar);
  });

  followActions(app, server);
  actionRoutes(app, server);
  if (people.followRequests) requestRoutes(app, server);
  if (people.domainBlocks) domainRoutes(app, server);

  for (const name of ['blocks', 'mutes'] as const) {
    app.get(`/api/v1/${name}`, context => {
      const viewerId = requireViewer(context, `read:${name}`);
      const page = pageByCursor(context, server, 'accounts', `${name} ${viewerId}`, server.world[name].get(viewerId) ?? []);
      const items = accountsJson(server, page.ids).map((account, index) =>
        name === 'blocks'
          ? account
          : { ...account, mute_expires_at: relationship(server.world, viewerId, page.ids[index] ?? '').muting_expires_at },
      );
      return sendPage(context, server, 'accounts', page, items);
    });
  }
}
