import type { Hono } from 'hono';

import type { Fault, FaultKind } from '../server/faults.js';
import { faultKinds } from '../server/faults.js';
import { hostileTexts } from '../server/hostile-answer.js';
import { publishMessage } from '../server/chat-events.js';
import { notify, publishNextStatus, publishStatus, withdrawStatus } from '../server/notify.js';
import { bodyParameters } from '../http/parameters.js';
import { unprocessable } from '../http/refusal.js';
import { statusFrom } from '../http/access.js';
import type { Environment, Server } from '../server/server.js';
import { deleteStatus } from '../world/actions.js';
import { addMessage, openChat } from '../world/chats.js';
import { accountIdByAcct } from '../world/discovery.js';
import { addLink } from '../world/world.js';
import { addReplies, replyShapes, type ReplyShape } from '../world/replies.js';

interface ControlHooks {
  /** Recreates the seed world. `grants` deletes apps and tokens too. */
  reset(options: { grants: boolean }): void;
  /** Schedules `task`; a reset cancels it. */
  later(task: () => void, milliseconds: number): void;
  /** Call after a change outside a request. */
  changed(): void;
  /** Moves the server's clock by `milliseconds`, back by a negative number. */
  moveClock(milliseconds: number): void;
}

const MAXIMUM_POSTS = 1000;

function isKind(text: string | undefined): text is FaultKind {
  return (faultKinds as readonly (string | undefined)[]).includes(text);
}

function isShape(text: string): text is ReplyShape {
  return (replyShapes as readonly string[]).includes(text);
}

function readInteger(text: string | undefined, name: string, fallback: number, maximum: number, minimum = 0): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum || value > maximum)
    throw unprocessable(`${name} is not between ${String(minimum)} and ${String(maximum)}`);
  return value;
}

const YEAR_MS = 366 * 86_400_000;

/** Endpoints for tests and demonstrations; only mounted with the option `control`. */
export function controlRoutes(app: Hono<Environment>, server: Server, hooks: ControlHooks): void {
  app.post('/_control/posts', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const count = readInteger(body.text('count'), 'count', 1, MAXIMUM_POSTS);
    const interval = readInteger(body.text('intervalMs'), 'intervalMs', 0, 600_000);
    const publish = (): string | null => {
      const status = publishNextStatus(server, server.world.memberId);
      return status === null ? null : server.profile.ids.encode(status.id);
    };
    if (interval === 0) {
      const ids = Array.from({ length: count }, publish).filter(id => id !== null);
      return context.json({ ids });
    }
    for (let index = 0; index < count; index += 1) {
      hooks.later(
        () => {
          publish();
          hooks.changed();
        },
        interval * (index + 1),
      );
    }
    return context.json({ scheduled: count });
  });

  app.post('/_control/replies', async context => {
    const { world, profile } = server;
    const body = await bodyParameters(context.req.raw, false);
    const status = statusFrom(server, body.text('id') ?? '', world.memberId);
    const count = readInteger(body.text('count'), 'count', 1, MAXIMUM_POSTS, 1);
    const milliseconds = body.text('elsewhereFor');
    if (milliseconds !== undefined) {
      // Other servers have them: the next opening of the thread fetches them.
      server.replyFetches.await(status.id, count, readInteger(milliseconds, 'elsewhereFor', 0, 600_000));
      return context.json({ ids: [] });
    }
    const shape = body.text('shape') ?? 'flat';
    const from = body.text('from');
    if (!isShape(shape)) throw unprocessable(`shape is not one of ${replyShapes.join(', ')}`);
    const authorId = from === undefined ? null : accountIdByAcct(world, from);
    if (from !== undefined && authorId === null) throw unprocessable('from is no account');
    const replies = addReplies(world, status.id, count, { shape, authorId, now: server.now() });
    for (const reply of replies) publishStatus(server, reply);
    hooks.changed();
    return context.json({ ids: replies.map(({ id }) => profile.ids.encode(id)) });
  });

  app.post('/_control/chat-messages', async context => {
    const { world, profile } = server;
    if (profile.chats === null) throw unprocessable('The server profile has no chats');
    const body = await bodyParameters(context.req.raw, false);
    const authorId = accountIdByAcct(world, body.text('from') ?? '');
    if (authorId === null || authorId === world.memberId) throw unprocessable('from is no other account');
    const count = readInteger(body.text('count'), 'count', 1, MAXIMUM_POSTS, 1);
    const text = body.text('text') ?? 'Hello';
    const messageIds = Array.from({ length: count }, (_, index) => {
      const { record: chat } = openChat(world, authorId, world.memberId, server.now());
      const draft = { account_id: authorId, text: count === 1 ? text : `${text} ${index + 1}`, media: [], idempotency_key: null };
      const message = addMessage(world, chat, draft, server.now());
      publishMessage(server, chat, message);
      return profile.ids.encode(message.id);
    });
    hooks.changed();
    return context.json({ ids: messageIds });
  });

  // Notifications of the main persona. `type`: any that the server profile sends; `from`: accts.
  app.post('/_control/notifications', async context => {
    const { world, profile } = server;
    const body = await bodyParameters(context.req.raw, false);
    const type = profile.notifications.types.find(name => name === (body.text('type') ?? 'mention'));
    if (type === undefined) throw unprocessable('The server profile does not send this type');
    const froms = body.list('from').flatMap(acct => accountIdByAcct(world, acct) ?? []);
    const others = froms.length > 0 ? froms : [...world.accounts.keys()].filter(id => id !== world.memberId);
    const wanted = body.text('status');
    const ofType = server.notifications.of(world.memberId).findLast(one => one.type === type && one.statusId !== null);
    const statusId = wanted === undefined ? (ofType?.statusId ?? null) : statusFrom(server, wanted, world.memberId).id;
    const count = readInteger(body.text('count'), 'count', 1, MAXIMUM_POSTS, 1);
    const before = server.notifications.of(world.memberId).length;
    for (let index = 0; index < count; index += 1) {
      const by = others[index % others.length];
      if (by === undefined) continue;
      if (type === 'follow_request') addLink(world.requests, by, world.memberId);
      notify(server, world.memberId, type, by, statusId);
    }
    hooks.changed();
    return context.json({ added: server.notifications.of(world.memberId).length - before });
  });

  // Also where the API of the server profile cannot delete.
  app.post('/_control/delete', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const status = statusFrom(server, body.text('id') ?? '', server.world.memberId);
    withdrawStatus(server, status, () => deleteStatus(server.world, status.id));
    hooks.changed();
    return context.json({});
  });

  app.get('/_control/reports', context => context.json(server.world.reports));

  app.get('/_control/journal', context => context.json(server.requests?.entries ?? []));

  app.delete('/_control/journal', context => {
    server.requests?.clear();
    return context.json([]);
  });

  app.post('/_control/clock', async context => {
    const body = await bodyParameters(context.req.raw, false);
    hooks.moveClock(readInteger(body.text('milliseconds'), 'milliseconds', 0, YEAR_MS, -YEAR_MS));
    hooks.changed();
    return context.json({ now: new Date(server.now()).toISOString() });
  });

  app.get('/_control/faults', context => context.json(server.faults.list()));

  app.post('/_control/faults', async context => {
    const body = await bodyParameters(context.req.raw, false);
    const pattern = body.text('pattern');
    const kind = body.text('kind');
    if (pattern === undefined || pattern === '') throw unprocessable('pattern is missing');
    if (!isKind(kind)) throw unprocessable(`kind is not one of ${faultKinds.join(', ')}`);
    const status = body.text('status');
    const milliseconds = body.text('milliseconds');
    const message = body.text('message');
    const wanted = body.text('text');
    const text = hostileTexts.find(name => name === wanted);
    if (wanted !== text) throw unprocessable(`text is not one of ${hostileTexts.join(', ')}`);
    const fault: Fault = {
      pattern,
      kind,
      times: readInteger(body.text('times'), 'times', 1, 1_000_000),
      ...(status === undefined ? {} : { status: readInteger(status, 'status', 500, 599, 400) }),
      ...(message === undefined ? {} : { message }),
      ...(text === undefined ? {} : { text }),
      ...(milliseconds === undefined ? {} : { milliseconds: readInteger(milliseconds, 'milliseconds', 0, 600_000) }),
    };
    server.faults.add(fault);
    return context.json(server.faults.list());
  });

  app.delete('/_control/faults', context => {
    server.faults.clear();
    return context.json([]);
  });

  app.post('/_control/reset', async context => {
    const body = await bodyParameters(context.req.raw, false);
    hooks.reset({ grants: body.flag('grants') === true });
    return context.json({});
  });

  app.post('/_control/flap', context => context.json({ cut: server.hub.cut() }));
}
