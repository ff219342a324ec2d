import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPaths } from '../test-support/missing-paths.js';
import { parseAccount } from './account.js';
import { chats } from './chat.js';
import { parseContext } from './context.js';
import { createDecoding, type Decoder, isRecord, type Warning } from './decode.js';
import { parseInstance, parseNodeInfo } from './instance.js';
import { parseMediaAttachment } from './media-attachment.js';
import { parseNotification } from './notification.js';
import { parsePoll } from './poll.js';
import { parsePreviewCard } from './preview-card.js';
import { parseRelationship } from './relationship.js';
import { parseStatus, type Status } from './status.js';

const FOLDER = process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures');
const RECORDED = join(FOLDER, 'recorded');

type Wire = Readonly<Record<string, unknown>>;

const KINDS: readonly (readonly [name: string, matches: (value: Wire) => boolean, parse: Decoder<object | null>])[] = [
  [
    'Notification',
    value =>
      typeof value['type'] === 'string' &&
      isRecord(value['account']) &&
      'created_at' in value &&
      'id' in value &&
      (isRecord(value['status']) || value['type'] !== 'mention'),
    parseNotification,
  ],
  ['Status', value => 'content' in value && 'created_at' in value && isRecord(value['account']) && 'uri' in value, parseStatus],
  [
    'Account',
    value => 'username' in value && 'acct' in value && 'note' in value && 'id' in value && value['id'] !== '',
    parseAccount,
  ],
  ['Relationship', value => 'followed_by' in value && 'following' in value && 'id' in value, parseRelationship],
  ['MediaAttachment', value => 'preview_url' in value && 'type' in value && 'id' in value, parseMediaAttachment],
  ['Poll', value => 'votes_count' in value && Array.isArray(value['options']) && typeof value['id'] === 'string', parsePoll],
  ['PreviewCard', value => 'provider_name' in value && 'url' in value && 'title' in value, parsePreviewCard],
  ['Instance', value => 'version' in value && ('uri' in value || 'domain' in value) && 'title' in value, parseInstance],
  ['NodeInfo', value => isRecord(value['software']) && 'protocols' in value, parseNodeInfo],
];

/** Every entity inside a document, with its kind and parser. */
function* entitiesIn(value: unknown): Generator<readonly [string, Wire, Decoder<object | null>]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* entitiesIn(item);
  } else if (isRecord(value)) {
    const kind = KINDS.find(([, matches]) => matches(value));
    if (kind !== undefined) yield [kind[0], value, kind[2]];
    for (const child of Object.values(value)) yield* entitiesIn(child);
  }
}

const LISTS = ['media_attachments', 'mentions', 'tags', 'emojis', 'filtered', 'fields', 'options', 'rules'] as const;

function problems(source: string, document: unknown): string[] {
  const found: string[] = [];
  for (const [kind, wire, parse] of entitiesIn(document)) {
    const warnings: Warning[] = [];
    const parsed = parse(
      wire,
      createDecoding(warning => warnings.push(warning)),
    );
    const label = `${source} ${kind} ${String(wire['id'] ?? wire['url'])}`;
    if (!isRecord(parsed)) {
      found.push(`${label}: not parsed`);
      continue;
    }
    for (const warning of warnings) found.push(`${label}: lost ${warning.dropped} ${warning.entity}`);
    for (const list of LISTS) {
      const before = wire[list];
      const after = parsed[list];
      if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
        found.push(`${label}: ${list} ${before.length} became ${after.length}`);
      }
    }
    found.push(...missingPaths(parsed, label).map(path => `${path} is missing`));
  }
  return found;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const lines = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as unknown);

describe.skipIf(!existsSync(RECORDED))('recorded responses of real servers', () => {
  const folders = existsSync(RECORDED) ? readdirSync(RECORDED) : [];

  it('cover at least eighteen server families', () => {
    expect(folders.length).toBeGreaterThanOrEqual(18);
  });

  it.each(folders)('[API-07] parse without dropped items and undefined fields: %s', folder => {
    const files = readdirSync(join(RECORDED, folder)).filter(file => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(file => problems(`${folder}/${file}`, read(join(RECORDED, folder, file))))).toEqual([]);
  });

  it('[API-07] parse without dropped items and undefined fields: all endpoints of one server', () => {
    const folder = join(FOLDER, 'live/gotosocial');
    const files = readdirSync(folder).filter(file => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(file => problems(`live/${file}`, read(join(folder, file))))).toEqual([]);
  });

  it('[API-07] every recorded status keeps its id, text, author and position', () => {
    const wire = lines(join(FOLDER, 'corpus/statuses.ndjson')).filter(isRecord);
    const parsed = wire
      .map(status => parseStatus(status, createDecoding()))
      .filter((status): status is Status => status !== null);
    expect(wire.length).toBeGreaterThan(1000);
    expect(parsed.map(status => [status.uri, status.content])).toEqual(wire.map(status => [status['uri'], status['content']]));
    expect(parsed.filter(status => status.account.id === '' || status.created_at === null)).toEqual([]);
    expect(wire.flatMap((status, line) => problems(`statuses.ndjson:${line}`, status))).toEqual([]);
  });

  it('[API-07] every recorded account has a full name', () => {
    const wire = lines(join(FOLDER, 'corpus/accounts.ndjson')).filter(isRecord);
    const parsed = wire.map(account => parseAccount(account, createDecoding()));
    expect(parsed.filter(account => account === null || !account.fqn.includes('@'))).toEqual([]);
  });

  it('[API-05] every recorded thread keeps the order of its statuses', async () => {
    const folder = join(FOLDER, 'corpus/contexts');
    for (const file of readdirSync(folder)) {
      const wire = read(join(folder, file)) as { ancestors: { id: string }[]; descendants: { id: string }[] };
      const context = await parseContext(wire, 'the post itself', { decoding: createDecoding() });
      const ids = (items: { id: unknown }[]) => [...new Set(items.map(item => String(item.id)))];
      expect(ids(context.ancestors)).toEqual(ids(wire.ancestors));
      expect(ids(context.descendants)).toEqual(ids(wire.descendants));
    }
  });

  it('[API-05] a recorded flat thread is split at the requested status', async () => {
    const wire = read(join(RECORDED, 'mitra/statuses-context.json'));
    const list = wire as { id: string }[];
    const context = await parseContext(wire, list[1]?.id ?? '', { decoding: createDecoding() });
    expect(context.ancestors.map(status => status.id)).toEqual(list.slice(0, 1).map(status => status.id));
    expect(context.descendants.map(status => status.id)).toEqual(list.slice(2).map(status => status.id));
  });

  it('[API-02] every recorded chat has its other account and last message', () => {
    const parsed = chats(read(join(RECORDED, 'pleroma/chats.json')), createDecoding());
    expect(parsed.length).toBeGreaterThan(0);
    expect(parsed.filter(chat => chat.account.id === '')).toEqual([]);
  });
});
