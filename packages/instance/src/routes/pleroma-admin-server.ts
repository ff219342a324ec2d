import type { Hono } from 'hono';

import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound } from '../http/refusal.js';
import { plain, requireStaff } from '../http/staff.js';
import { announcementRows } from '../server/announcements.js';
import { log } from '../server/moderation.js';
import { ruleRows } from '../server/rules.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { compose } from '../world/compose.js';
import type { StaffRow } from '../world/moderation-record.js';
import { nextRowId, setRow, textIn } from '../world/moderation.js';
import { roots, sendNumberedPage } from './pleroma-admin.js';

/** A time of a request; null for an empty one. Refuses text that is no time. */
function timeOf(body: Parameters, name: string, known: unknown): unknown {
  if (!body.has(name)) return known ?? null;
  const text = body.text(name) ?? '';
  if (text === '') return null;
  if (Number.isNaN(Date.parse(text))) throw plain(400, `${name} is no date`);
  return new Date(text).toISOString();
}

function readAnnouncement(server: Server, body: Parameters, known: StaffRow | null): Omit<StaffRow, 'id'> {
  const content = body.text('content') ?? textIn(known, 'raw_content');
  if (content.trim() === '') throw plain(400, 'Missing field: content.');
  const at = new Date(server.now()).toISOString();
  return {
    content: compose(server.world, content).content,
    raw_content: content,
    starts_at: timeOf(body, 'starts_at', known?.['starts_at']),
    ends_at: timeOf(body, 'ends_at', known?.['ends_at']),
    all_day: body.flag('all_day') ?? known?.['all_day'] ?? false,
    published_at: known?.['published_at'] ?? at,
    updated_at: at,
  };
}

function readRule(_server: Server, body: Parameters, known: StaffRow | null): Omit<StaffRow, 'id'> {
  const text = body.text('text') ?? textIn(known, 'text');
  if (text.trim() === '') throw plain(400, 'Missing field: text.');
  const priority = Number(body.text('priority') ?? known?.['priority'] ?? 0);
  return { text, hint: body.text('hint') ?? textIn(known, 'hint'), priority: Number.isFinite(priority) ? priority : 0 };
}

interface Table {
  readonly table: 'announcements' | 'rules';
  readonly rows: (server: Server) => StaffRow[];
  readonly read: (server: Server, body: Parameters, known: StaffRow | null) => Omit<StaffRow, 'id'>;
  readonly json: (row: StaffRow) => Wire;
}

const tables: readonly Table[] = [
  {
    table: 'announcements',
    rows: announcementRows,
    read: readAnnouncement,
    json: ({ raw_content, ...row }) => ({
      ...row,
      pleroma: { raw_content },
      mentions: [],
      statuses: [],
      tags: [],
      emojis: [],
      reactions: [],
    }),
  },
  { table: 'rules', rows: ruleRows, read: readRule, json: row => ({ ...row }) },
];

function tableRoutes(app: Hono<Environment>, server: Server, root: string, { table, rows, read, json }: Table): void {
  const rowFrom = (context: RouteContext): StaffRow => {
    const row = rows(server).find(({ id }) => id === context.req.param('id'));
    if (row === undefined) throw notFound();
    return row;
  };
  app.get(`${root}/${table}`, context => {
    requireStaff(context, server, 'server');
    return context.json(rows(server).map(json));
  });
  app.post(`${root}/${table}`, async context => {
    const staff = requireStaff(context, server, 'server');
    const fields = read(server, await bodyParameters(context.req.raw, false), null);
    const row = { ...fields, id: nextRowId(server.world, table) };
    setRow(server.world, table, row.id, row);
    log(server, staff, `${table}_create`, `added #${row.id} to ${table}`);
    return context.json(json(row));
  });
  app.patch(`${root}/${table}/:id`, async context => {
    const staff = requireStaff(context, server, 'server');
    const known = rowFrom(context);
    const row = { ...known, ...read(server, await bodyParameters(context.req.raw, false), known), id: known.id };
    setRow(server.world, table, known.id, row);
    log(server, staff, `${table}_update`, `changed #${row.id} in ${table}`);
    return context.json(json(row));
  });
  app.delete(`${root}/${table}/:id`, context => {
    const staff = requireStaff(context, server, 'server');
    const { id } = rowFrom(context);
    setRow(server.world, table, id, null);
    log(server, staff, `${table}_delete`, `removed #${id} from ${table}`);
    return context.json({});
  });
}

/** Announcements, rules and the log of Pleroma's API for the staff. */
export function pleromaAdminServerRoutes(app: Hono<Environment>, server: Server): void {
  if (server.profile.signUp.family !== 'pleroma') return;
  for (const root of roots) {
    for (const table of tables) tableRoutes(app, server, root, table);

    app.get(`${root}/moderation_log`, context => {
      requireStaff(context, server, 'server');
      const search = (context.req.query('search') ?? '').toLowerCase();
      const found = server.world.moderationLog.filter(({ message }) => message.toLowerCase().includes(search)).toReversed();
      return sendNumberedPage(context, found, 'items', 'total', ({ account_id, action, message, created_at }) => ({
        data: {
          actor: {
            id: server.profile.ids.encodeAccount(account_id),
            nickname: server.world.accounts.get(account_id)?.acct ?? '',
            type: 'user',
          },
          action,
        },
        time: Math.floor(Date.parse(created_at) / 1000),
        message,
      }));
    });
  }
}
