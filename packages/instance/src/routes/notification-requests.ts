import type { Hono } from 'hono';

import { paramOf, requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import { readLimit } from '../http/paging.js';
import { notFound, unprocessable } from '../http/refusal.js';
import {
  acceptSender,
  dismissSender,
  isPolicyChoice,
  policyOf,
  requestsOf,
  type NotificationRequest,
} from '../server/notification-policy.js';
import { policyGroups } from '../server/notification-record.js';
import { statusJson } from '../server/serialize.js';
import { accountJson, wireDate } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';

function requestJson(server: Server, { accountId, notifications }: NotificationRequest, viewerId: string): Wire | null {
  const account = server.world.accounts.get(accountId);
  const [newest] = notifications;
  const oldest = notifications.at(-1);
  if (account === undefined || newest === undefined || oldest === undefined) return null;
  const status = newest.statusId === null ? undefined : server.world.statuses.get(newest.statusId);
  return {
    id: server.profile.ids.encodeAccount(accountId),
    created_at: wireDate(server, new Date(oldest.createdAt).toISOString()),
    updated_at: wireDate(server, new Date(newest.createdAt).toISOString()),
    // Mastodon sends the count as a text.
    notifications_count: String(notifications.length),
    account: accountJson(server, account),
    last_status: status === undefined ? null : statusJson(server, status, viewerId),
  };
}

/** Policies and requests of Mastodon 4.3 and later. */
export function notificationRequestRoutes(app: Hono<Environment>, server: Server): void {
  if (!server.profile.notifications.policies) return;
  const path = '/api/v1/notifications/requests';

  const policyJson = (viewerId: string): Wire => {
    const requests = requestsOf(server, viewerId);
    const count = requests.reduce((sum, { notifications }) => sum + notifications.length, 0);
    return {
      ...policyOf(server, viewerId),
      summary: { pending_requests_count: requests.length, pending_notifications_count: count },
    };
  };
  app.get('/api/v2/notifications/policy', context => context.json(policyJson(requireViewer(context, 'read:notifications'))));
  app.on(['PATCH', 'PUT'], '/api/v2/notifications/policy', async context => {
    const viewerId = requireViewer(context, 'write:notifications');
    const body = await bodyParameters(context.req.raw, false);
    const chosen = policyGroups.flatMap(group => {
      const choice = body.text(group);
      if (choice !== undefined && !isPolicyChoice(choice)) throw unprocessable(`${group} is not included in the list`);
      return choice === undefined ? [] : [[group, choice] as const];
    });
    server.overrides.change(state => {
      const policies = (state.notificationPolicies ??= {});
      policies[viewerId] = { ...policies[viewerId], ...Object.fromEntries(chosen) };
    });
    return context.json(policyJson(viewerId));
  });

  app.get(path, context => {
    const viewerId = requireViewer(context, 'read:notifications');
    const requests = requestsOf(server, viewerId).slice(0, readLimit(context, server, 'accounts'));
    return context.json(requests.flatMap(request => requestJson(server, request, viewerId) ?? []));
  });
  app.get(`${path}/merged`, context => {
    requireViewer(context, 'read:notifications');
    return context.json({ merged: true });
  });

  const sendersIn = (viewerId: string, wireIds: readonly string[]): string[] => {
    const ids = wireIds.map(id => server.profile.ids.decodeAccount(id));
    return requestsOf(server, viewerId).flatMap(({ accountId }) => (ids.includes(accountId) ? [accountId] : []));
  };
  for (const [word, act] of [
    ['accept', acceptSender],
    ['dismiss', dismissSender],
  ] as const) {
    app.post(`${path}/${word}`, async context => {
      const viewerId = requireViewer(context, 'write:notifications');
      const body = await bodyParameters(context.req.raw, false);
      for (const senderId of sendersIn(viewerId, body.list('id'))) act(server, viewerId, senderId);
      return context.json({});
    });
    app.post(`${path}/:id/${word}`, context => {
      const viewerId = requireViewer(context, 'write:notifications');
      const [senderId] = sendersIn(viewerId, [context.req.param('id')]);
      if (senderId === undefined) throw notFound();
      act(server, viewerId, senderId);
      return context.json({});
    });
  }
  app.get(`${path}/:id`, (context: RouteContext) => {
    const viewerId = requireViewer(context, 'read:notifications');
    const id = server.profile.ids.decodeAccount(paramOf(context, 'id'));
    const request = requestsOf(server, viewerId).find(({ accountId }) => accountId === id);
    const json = request === undefined ? null : requestJson(server, request, viewerId);
    if (json === null) throw notFound();
    return context.json(json);
  });
}
