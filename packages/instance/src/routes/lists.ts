import type { Hono } from 'hono';

import { accountFrom, paramOf, requireViewer } from '../http/access.js';
import { bodyParameters } from '../http/parameters.js';
import type { Parameters } from '../http/parameters.js';
import { pageByCursor, sendPage } from '../http/paging.js';
import { notFound, Refusal, unprocessable } from '../http/refusal.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { changeList, createList, deleteList } from '../world/actions.js';
import { listsOf } from '../world/timelines.js';
import { hasLink } from '../world/world.js';
import type { ListRecord } from '../world/records.js';
import { accountsJson } from '../server/serialize-account.js';

/** A list of the viewer; 404 for all others. */
export function listFrom(server: Server, id: string, viewerId: string): ListRecord {
  const list = server.world.lists.get(id);
  if (list === undefined || list.owner_id !== viewerId) throw notFound();
  return list;
}

function listJson(server: Server, { id, title, replies_policy, exclusive = false }: ListRecord): Wire {
  return { id, title, replies_policy, ...(server.profile.lists.exclusive ? { exclusive } : {}) };
}

const MAXIMUM_LISTS = 50;

const repliesPolicies: readonly string[] = ['list', 'followed', 'none'];

function isRepliesPolicy(text: string): text is ListRecord['replies_policy'] {
  return repliesPolicies.includes(text);
}

/** Title and settings of a list. Refuses a missing or, where the server profile does, a taken title, and a list past the maximum. */
function readList(server: Server, body: Parameters, ownerId: string, before: ListRecord | null): Omit<ListRecord, 'id'> {
  const title = body.text('title')?.trim() ?? before?.title ?? '';
  const policy = body.text('replies_policy') ?? before?.replies_policy ?? 'list';
  if (title === '') throw unprocessable("Validation failed: Title can't be blank");
  if (!isRepliesPolicy(policy)) throw unprocessable('Validation failed: Replies policy is not included in the list');
  if (before === null && listsOf(server.world, ownerId).length >= MAXIMUM_LISTS) {
    throw unprocessable('Validation failed: You have reached the maximum number of lists');
  }
  const isExclusive = server.profile.lists.exclusive && (body.flag('exclusive') ?? before?.exclusive ?? false);
  const isTaken = listsOf(server.world, ownerId).some(list => list.title === title && list.id !== before?.id);
  if (isTaken && server.profile.lists.duplicateTitle === 'refused') throw new Refusal('conflict', 409, 'Conflict');
  return { owner_id: ownerId, title, replies_policy: policy, account_ids: before?.account_ids ?? [], exclusive: isExclusive };
}

/** Adds or removes the accounts `account_ids`. Most server profiles refuse accounts that the viewer does not follow (404). */
async function changeMembers(context: RouteContext, server: Server, isAdded: boolean): Promise<Response> {
  const viewerId = requireViewer(context, 'write:lists');
  const list = listFrom(server, paramOf(context, 'id'), viewerId);
  const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
  const ids = body.list('account_ids').map(wire => accountFrom(server, wire).id);
  const needsFollow = isAdded && server.profile.lists.members === 'followed';
  if (needsFollow && !ids.every(id => hasLink(server.world.following, viewerId, id))) throw notFound();
  const others = list.account_ids.filter(id => !ids.includes(id));
  changeList(server.world, { ...list, account_ids: isAdded ? [...others, ...new Set(ids)] : others });
  return server.profile.lists.emptyAnswers ? context.body('') : context.json({});
}

/** Lists and their members. Their timelines are in timelines.ts. */
export function listRoutes(app: Hono<Environment>, server: Server): void {
  app.get('/api/v1/lists', context => {
    const viewerId = requireViewer(context, 'read:lists');
    return context.json(listsOf(server.world, viewerId).map(list => listJson(server, list)));
  });

  app.get('/api/v1/lists/:id', context => {
    const viewerId = requireViewer(context, 'read:lists');
    return context.json(listJson(server, listFrom(server, context.req.param('id'), viewerId)));
  });

  // `limit=0` asks for all of them.
  app.get('/api/v1/lists/:id/accounts', context => {
    const viewerId = requireViewer(context, 'read:lists');
    const list = listFrom(server, context.req.param('id'), viewerId);
    if (context.req.query('limit') === '0') return context.json(accountsJson(server, list.account_ids));
    const page = pageByCursor(context, server, 'accounts', `list ${list.id}`, list.account_ids);
    return sendPage(context, server, 'accounts', page, accountsJson(server, page.ids));
  });

  app.post('/api/v1/lists', async context => {
    const viewerId = requireViewer(context, 'write:lists');
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    return context.json(listJson(server, createList(server.world, readList(server, body, viewerId, null))));
  });

  app.put('/api/v1/lists/:id', async context => {
    const viewerId = requireViewer(context, 'write:lists');
    const before = listFrom(server, context.req.param('id'), viewerId);
    const body = await bodyParameters(context.req.raw, server.profile.refusesEmptyJson !== 'never');
    const list = { ...readList(server, body, viewerId, before), id: before.id };
    changeList(server.world, list);
    return context.json(listJson(server, list));
  });

  app.delete('/api/v1/lists/:id', context => {
    const viewerId = requireViewer(context, 'write:lists');
    deleteList(server.world, listFrom(server, context.req.param('id'), viewerId).id);
    return server.profile.lists.emptyAnswers ? context.body('') : context.json({});
  });

  app.post('/api/v1/lists/:id/accounts', context => changeMembers(context, server, true));
  app.delete('/api/v1/lists/:id/accounts', context => changeMembers(context, server, false));

  app.get('/api/v1/accounts/:id/lists', context => {
    const viewerId = requireViewer(context, 'read:lists');
    const { id } = accountFrom(server, context.req.param('id'));
    const lists = listsOf(server.world, viewerId).filter(list => list.account_ids.includes(id));
    return context.json(lists.map(list => listJson(server, list)));
  });
}
