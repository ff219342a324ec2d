import type { Hono } from 'hono';

import { bodyParameters, type Parameters } from '../http/parameters.js';
import { notFound, Refusal, unprocessable } from '../http/refusal.js';
import { requireStaff } from '../http/staff.js';
import { canonicalHash, domainLimits } from '../server/blocks.js';
import { log } from '../server/moderation.js';
import type { Environment, Server, Wire } from '../server/server.js';
import type { StaffRow, StaffTable } from '../world/moderation-record.js';
import { nextRowId, rowsOf, setRow, textIn } from '../world/moderation.js';
import { hasLink } from '../world/world.js';
import { sendStaffPage } from './admin.js';

type Fields = Record<string, unknown>;

interface Table {
  readonly table: StaffTable;
  readonly seeds?: readonly StaffRow[];
  /** The field that no two rows share. */
  readonly key: string;
  /** Fields of a request; `known`: the row that it changes. Refuses unusable ones (422). */
  readonly read: (body: Parameters, known: StaffRow | null, server: Server) => Fields | Promise<Fields>;
  readonly isChangeable: boolean;
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:]+)(?:\/\d{1,3})?$/i;

function readDomain(body: Parameters, known: StaffRow | null): string {
  const domain = known === null ? (body.text('domain') ?? '').trim().toLowerCase() : textIn(known, 'domain');
  if (!DOMAIN.test(domain)) throw unprocessable('Validation failed: Domain is not a valid domain name');
  return domain;
}

function oneOf(body: Parameters, name: string, allowed: readonly string[], fallback: unknown): unknown {
  const value = body.text(name);
  if (value !== undefined && !allowed.includes(value))
    throw unprocessable(`Validation failed: ${name} is not included in the list`);
  return value ?? fallback;
}

const tables: readonly Table[] = [
  {
    table: 'domain_blocks',
    seeds: domainLimits,
    key: 'domain',
    isChangeable: true,
    read: (body, known) => ({
      domain: readDomain(body, known),
      digest: '',
      severity: oneOf(body, 'severity', ['silence', 'suspend', 'noop'], known?.['severity'] ?? 'silence'),
      reject_media: body.flag('reject_media') ?? known?.['reject_media'] ?? false,
      reject_reports: body.flag('reject_reports') ?? known?.['reject_reports'] ?? false,
      obfuscate: body.flag('obfuscate') ?? known?.['obfuscate'] ?? false,
      private_comment: body.text('private_comment') ?? known?.['private_comment'] ?? null,
      public_comment: body.text('public_comment') ?? known?.['public_comment'] ?? null,
    }),
  },
  { table: 'domain_allows', key: 'domain', isChangeable: false, read: (body, known) => ({ domain: readDomain(body, known) }) },
  {
    table: 'email_domain_blocks',
    key: 'domain',
    isChangeable: false,
    read: (body, known) => ({
      domain: readDomain(body, known),
      allow_with_approval: body.flag('allow_with_approval') ?? false,
      history: [],
    }),
  },
  {
    table: 'ip_blocks',
    key: 'ip',
    isChangeable: true,
    read(body, known, server) {
      const ip = body.text('ip')?.trim() ?? textIn(known, 'ip');
      if (!ADDRESS.test(ip)) throw unprocessable('Validation failed: IP is not a valid IP address');
      const severities = ['sign_up_requires_approval', 'sign_up_block', 'no_access'];
      const severity = oneOf(body, 'severity', severities, known?.['severity']);
      if (severity === undefined) throw unprocessable("Validation failed: Severity can't be blank");
      const seconds = Number(body.text('expires_in') ?? 0);
      const end = seconds > 0 ? new Date(Math.min(server.now() + seconds * 1000, 8.64e15)).toISOString() : null;
      const expires_at = body.has('expires_in') ? end : (known?.['expires_at'] ?? null);
      return { ip, severity, comment: body.text('comment') ?? known?.['comment'] ?? '', expires_at };
    },
  },
  {
    table: 'canonical_email_blocks',
    key: 'canonical_email_hash',
    isChangeable: false,
    async read(body) {
      const email = body.text('email');
      const hash = email === undefined ? body.text('canonical_email_hash') : await canonicalHash(email);
      if (hash === undefined || hash === '') throw unprocessable("Validation failed: Canonical email hash can't be blank");
      return { canonical_email_hash: hash };
    },
  },
];

function blockRoutes(app: Hono<Environment>, server: Server, { table, seeds = [], key, read, isChangeable }: Table): void {
  const root = `/api/v1/admin/${table}`;
  const rows = (): StaffRow[] => rowsOf(server.world, table, seeds);
  const rowFrom = (id: string): StaffRow => {
    const row = rows().find(one => one.id === id);
    if (row === undefined) throw notFound();
    return row;
  };

  app.get(root, context => {
    requireStaff(context, server, 'server');
    return sendStaffPage(
      context,
      server,
      rows().toReversed(),
      ({ id }) => id,
      row => ({ ...row }),
    );
  });
  if (table === 'canonical_email_blocks') {
    app.post(`${root}/test`, async context => {
      requireStaff(context, server, 'server');
      const hash = await canonicalHash((await bodyParameters(context.req.raw, false)).text('email') ?? '');
      return context.json(rows().filter(row => row[key] === hash));
    });
  }
  app.get(`${root}/:id`, context => {
    requireStaff(context, server, 'server');
    return context.json(rowFrom(context.req.param('id')));
  });
  app.post(root, async context => {
    const staff = requireStaff(context, server, 'server');
    const fields = await read(await bodyParameters(context.req.raw, false), null, server);
    const existing = rows().find(row => row[key] === fields[key]);
    if (existing !== undefined) {
      const error = 'Validation failed: there is one already';
      const body = table === 'domain_blocks' ? { error, existing_domain_block: existing } : { error };
      throw new Refusal('unprocessable', 422, error, { status: 422, body });
    }
    const row = { ...fields, id: nextRowId(server.world, table), created_at: new Date(server.now()).toISOString() };
    setRow(server.world, table, row.id, row);
    log(server, staff, `${table}_create`, `added ${String(fields[key])} to ${table}`);
    return context.json(row);
  });
  if (isChangeable) {
    app.put(`${root}/:id`, async context => {
      const staff = requireStaff(context, server, 'server');
      const known = rowFrom(context.req.param('id'));
      const row = { ...known, ...(await read(await bodyParameters(context.req.raw, false), known, server)) };
      setRow(server.world, table, known.id, row);
      log(server, staff, `${table}_update`, `changed ${textIn(known, key)} in ${table}`);
      return context.json(row);
    });
  }
  app.delete(`${root}/:id`, context => {
    const staff = requireStaff(context, server, 'server');
    const row = rowFrom(context.req.param('id'));
    setRow(server.world, table, row.id, null);
    log(server, staff, `${table}_delete`, `removed ${textIn(row, key)} from ${table}`);
    return context.json({});
  });
}

/** Ties of the members to another server, by the names of Mastodon's measures. */
function measure(server: Server, key: string, domain: string): number {
  const { accounts, following } = server.world;
  const there = [...accounts.values()].filter(({ host }) => host === domain);
  if (key === 'instance_accounts') return there.length;
  const members = [...accounts.values()].filter(({ host }) => host === null);
  const isFollow = key === 'instance_follows';
  return there.reduce((sum, { id }) => {
    return (
      sum + members.filter(member => (isFollow ? hasLink(following, member.id, id) : hasLink(following, id, member.id))).length
    );
  }, 0);
}

/** Mastodon's lists of blocks, and what a limit of another server would cut. */
export function adminBlockRoutes(app: Hono<Environment>, server: Server): void {
  if (server.profile.signUp.family !== 'mastodon') return;
  for (const table of tables) blockRoutes(app, server, table);

  app.post('/api/v1/admin/measures', async context => {
    requireStaff(context, server, 'reports');
    const body = await bodyParameters(context.req.raw, false);
    const known = ['instance_accounts', 'instance_follows', 'instance_followers'];
    const keys = body.list('keys').filter(key => known.includes(key));
    const answer = keys.map((key): Wire => {
      const domain = body.nested(key)?.text('domain')?.toLowerCase() ?? '';
      return { key, unit: null, total: String(measure(server, key, domain)), data: [] };
    });
    return context.json(answer);
  });
}
