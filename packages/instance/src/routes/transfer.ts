// The entry for Node begins with an import that a bundle of it cannot have twice.
import { zipSync } from 'fflate/browser';
import type { Hono } from 'hono';

import { requireViewer } from '../http/access.js';
import { bodyParameters, type Parameters } from '../http/parameters.js';
import { Refusal } from '../http/refusal.js';
import { notify } from '../server/notify.js';
import { accountJson } from '../server/serialize-account.js';
import { statusesJson } from '../server/serialize.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import { actOnAccount, follow } from '../world/actions.js';
import { accountIdByAcct } from '../world/discovery.js';
import { relationship } from '../world/relationships.js';

/** Pleroma makes one archive in seven days. */
const BETWEEN_BACKUPS_MS = 7 * 24 * 60 * 60_000;
/** An archive takes this long. */
const PROCESSING_MS = 3_000;
/** A list of the addresses of 20,000 accounts. */
const LIST_BYTES = 4_194_304;

interface Backup {
  readonly insertedAt: number;
  readonly path: string;
  readonly size: number;
}

/** Files of an account that the server reads and makes by itself, as Pleroma does. Archives last as long as the server runs. */
export function transferRoutes(app: Hono<Environment>, server: Server): void {
  if (!server.profile.profiles.transfer) return;
  const backups = new Map<string, Backup[]>();

  const importing = (name: string, scope: string, act: (viewerId: string, targetId: string) => void): void => {
    app.post(`/api/pleroma/${name}_import`, async context => {
      const viewerId = requireViewer(context, scope);
      for (const address of await addressesOf(await bodyParameters(context.req.raw, false, LIST_BYTES))) {
        const targetId = accountIdByAcct(server.world, localPart(server, address));
        // As Pleroma does: nobody hears of those that are not found.
        if (targetId !== null && targetId !== viewerId) act(viewerId, targetId);
      }
      return context.json('job started');
    });
  };
  importing('follow', 'write:follows', (viewerId, targetId) => {
    const wasFollowing = relationship(server.world, viewerId, targetId).following;
    if (wasFollowing || !follow(server.world, viewerId, targetId)) return;
    const { requested } = relationship(server.world, viewerId, targetId);
    notify(server, targetId, requested ? 'follow_request' : 'follow', viewerId, null);
  });
  importing('blocks', 'write:blocks', (viewerId, targetId) => void actOnAccount(server.world, 'block', viewerId, targetId));
  importing('mutes', 'write:mutes', (viewerId, targetId) => void actOnAccount(server.world, 'mute', viewerId, targetId));

  const send = (context: RouteContext, viewerId: string): Response =>
    context.json((backups.get(viewerId) ?? []).map(backup => backupJson(server, backup)));
  app.get('/api/v1/pleroma/backups', context => send(context, requireViewer(context, 'read:backups')));
  app.post('/api/v1/pleroma/backups', context => {
    const viewerId = requireViewer(context, 'read:backups');
    const own = backups.get(viewerId) ?? [];
    const [latest] = own;
    if (latest !== undefined && server.now() - latest.insertedAt < BETWEEN_BACKUPS_MS)
      throw new Refusal('unprocessable', 400, 'Last export was less than 7 days ago');
    backups.set(viewerId, [makeBackup(server, viewerId), ...own]);
    return send(context, viewerId);
  });
}

/** The first column of a file or a text. */
async function addressesOf(body: Parameters): Promise<readonly string[]> {
  const text = (await body.file('list')?.text()) ?? body.text('list') ?? '';
  return text
    .split('\n')
    .map(line => (line.split(',')[0] ?? '').trim())
    .filter(cell => cell !== '' && cell !== 'Account address')
    .map(cell => cell.replace(/^@/, ''));
}

/** An account of this server has no host in the world. */
function localPart(server: Server, address: string): string {
  const [name = '', host] = address.split('@');
  return host?.toLowerCase() === new URL(server.origin).host ? name : address;
}

function makeBackup(server: Server, viewerId: string): Backup {
  const account = server.world.accounts.get(viewerId);
  const ids = server.world.byAccount.get(viewerId) ?? [];
  const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const body = zipSync({
    'actor.json': text(account === undefined ? null : accountJson(server, account)),
    'outbox.json': text({ orderedItems: statusesJson(server, ids, viewerId) }),
    'bookmarks.json': text({ orderedItems: statusesJson(server, [...(server.world.bookmarks.get(viewerId) ?? [])], viewerId) }),
  });
  const insertedAt = server.now();
  const path = server.uploads.store({ type: 'application/zip', body: Uint8Array.from(body) }, `archive-${crypto.randomUUID()}`);
  return { insertedAt, path, size: body.byteLength };
}

function backupJson(server: Server, { insertedAt, path, size }: Backup): Wire {
  const isProcessed = server.now() - insertedAt >= PROCESSING_MS;
  return {
    content_type: 'application/zip',
    file_size: isProcessed ? size : 0,
    inserted_at: new Date(insertedAt).toISOString(),
    processed: isProcessed,
    state: isProcessed ? 'complete' : 'running',
    url: server.origin + path,
  };
}
