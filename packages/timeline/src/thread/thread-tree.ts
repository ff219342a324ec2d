/**
 * The reading order of a thread (THR-01): the ancestors, the focused post, then every reply followed by its own replies. Works on
 * ids alone: rows read their posts from the cache.
 */
import { compareIds } from '@rookery/api-client';
import { pendingStatusId, type PendingMark } from '../state/pending-marks.js';
import type { Connectors } from '../status/status-rules.js';

/** The id of a post and of the post it replies to; null when there is none, or when it was deleted. */
export interface ThreadNode {
  id: string;
  parentId: string | null;
  /** The key of the pending post that it is, or was before the server had it. */
  pendingKey?: string;
}

/** The context as the server sent it. The order matters only where a reply target is missing. */
export interface ThreadContext {
  ancestors: readonly ThreadNode[];
  descendants: readonly ThreadNode[];
}

export type ThreadRow =
  | { kind: 'status'; key: string; statusId: string; part: 'ancestor' | 'focus' | 'descendant'; connectors: Connectors }
  | { kind: 'pending'; key: string; idempotencyKey: string; connectors: Connectors }
  | { kind: 'unavailable'; key: string };

const FOCUS_ROW = (id: string): ThreadRow => ({
  kind: 'status',
  key: id,
  statusId: id,
  part: 'focus',
  connectors: { above: false, below: false },
});

/**
 * Rows of a thread, top to bottom. Each post appears once, also when reply targets form a cycle.
 * A missing reply target leaves an `unavailable` row in its place (THR-06).
 *
 * @param context Null while it loads: then the focused post is the only row, and none is unavailable.
 */
export function threadRows(focus: ThreadNode, context: ThreadContext | null): ThreadRow[] {
  if (context === null) return [FOCUS_ROW(focus.id)];
  const descendants = unique(context.descendants, new Set([focus.id]));
  const below = new Set([focus.id, ...descendants.map(node => node.id)]);
  const above = ancestorRows(focus, unique(context.ancestors, below));
  const known = new Set(above.flatMap(row => (row.kind === 'status' ? [row.statusId] : [])));
  return [...above, FOCUS_ROW(focus.id), ...descendantRows(focus, descendants, known)];
}

/**
 * The context with the reader's pending replies, and with those sent since it was requested. A pending post keeps the key of its row when
 * it is sent.
 */
export function withPending(focusId: string, context: ThreadContext, marks: readonly PendingMark[]): ThreadContext {
  const known = new Set([focusId, ...[...context.ancestors, ...context.descendants].map(({ id }) => id)]);
  const sentKeys = new Map(marks.flatMap(({ key, statusId }) => (statusId === null ? [] : [[statusId, key]])));
  const inContext = context.descendants.map(node => {
    const pendingKey = sentKeys.get(node.id);
    return pendingKey === undefined ? node : { ...node, pendingKey };
  });
  const added: ThreadNode[] = [];
  for (const { key, inReplyToId, replyToKey, statusId } of marks) {
    const id = statusId ?? pendingStatusId(key);
    const parentId = inReplyToId ?? (replyToKey === null ? null : pendingStatusId(replyToKey));
    if (known.has(id) || parentId === null || !known.has(parentId) || isAncestor(context, parentId)) continue;
    known.add(id);
    added.push({ id, parentId, pendingKey: key });
  }
  const hasChanged = added.length > 0 || inContext.some((node, index) => node !== context.descendants[index]);
  return hasChanged ? { ...context, descendants: [...inContext, ...added] } : context;
}

/** A reply to an ancestor is not a part of this thread. */
const isAncestor = ({ ancestors }: ThreadContext, id: string): boolean => ancestors.some(node => node.id === id);

/** The number of rows above the focused post. */
export function focusIndex(rows: readonly ThreadRow[]): number {
  return rows.findIndex(row => row.kind === 'status' && row.part === 'focus');
}

function unique(nodes: readonly ThreadNode[], taken: ReadonlySet<string>): ThreadNode[] {
  const seen = new Set(taken);
  return nodes.filter(node => {
    if (seen.has(node.id)) return false;
    seen.add(node.id);
    return true;
  });
}

const tombstone = (id: string): ThreadRow => ({ kind: 'unavailable', key: `${id}-tombstone` });

/**
 * Follows reply targets upwards. Where the chain breaks and the server sent older posts, the missing post gets a row and the chain
 * continues from the nearest of them.
 */
function ancestorRows(focus: ThreadNode, ancestors: readonly ThreadNode[]): ThreadRow[] {
  const left = new Map(ancestors.map(node => [node.id, node]));
  const rows: ThreadRow[] = [];
  let current = focus;
  for (;;) {
    const parent = current.parentId === null ? undefined : left.get(current.parentId);
    const nearest = parent ?? [...left.values()].at(-1);
    if (parent === undefined && (nearest !== undefined || isCutOff(current, focus, rows))) {
      rows.unshift(tombstone(current.id));
    }
    if (nearest === undefined) return rows;
    left.delete(nearest.id);
    const hasParent = nearest.parentId !== null && left.has(nearest.parentId);
    rows.unshift(statusRow(nearest.id, 'ancestor', { above: hasParent, below: parent !== undefined }));
    current = nearest;
  }
}

/** Whether the topmost post replies to one that is neither in the context nor in the thread. A cycle misses no post. */
function isCutOff(top: ThreadNode, focus: ThreadNode, rows: readonly ThreadRow[]): boolean {
  if (top.parentId === null || top.parentId === focus.id) return false;
  return !rows.some(row => row.kind === 'status' && row.statusId === top.parentId);
}

function descendantRows(focus: ThreadNode, descendants: readonly ThreadNode[], above: ReadonlySet<string>): ThreadRow[] {
  const known = new Set([focus.id, ...descendants.map(node => node.id)]);
  const children = new Map<string, ThreadNode[]>();
  const holes = new Set<string>();
  const parents = new Map<string, string>();
  const place = (parentId: string, node: ThreadNode) => {
    children.set(parentId, [...(children.get(parentId) ?? []), node]);
    parents.set(node.id, parentId);
  };
  for (const node of descendants) {
    if (node.parentId !== null && known.has(node.parentId)) place(node.parentId, node);
  }
  descendants.forEach((node, index) => {
    if (parents.has(node.id)) return;
    // The target of a reply to an ancestor is not missing, though the reply does not belong below this post.
    if (node.parentId === null || !above.has(node.parentId)) holes.add(node.id);
    const previous = descendants[index - 1]?.id ?? focus.id;
    place(hangsOn(previous, node.id, parents) ? focus.id : previous, node);
  });
  const rows: ThreadRow[] = [];
  const visited = new Set([focus.id]);
  walk(focus.id);
  // Posts that reply to one another in a cycle have no parent in the thread: they follow, each cycle after an unavailable row.
  for (const node of descendants) {
    if (visited.has(node.id)) continue;
    rows.push(tombstone(node.id));
    show(node);
  }
  return rows;

  function walk(rootId: string): void {
    const pending = sorted(children.get(rootId));
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      if (visited.has(node.id)) continue;
      push(node);
      pending.push(...sorted(children.get(node.id)));
    }
  }
  function show(node: ThreadNode): void {
    push(node);
    walk(node.id);
  }
  function push(node: ThreadNode): void {
    visited.add(node.id);
    if (holes.has(node.id)) rows.push(tombstone(node.id));
    const hasParentAbove = !holes.has(node.id) && parents.get(node.id) !== focus.id;
    const hasChild = (children.get(node.id) ?? []).some(child => !holes.has(child.id));
    rows.push(replyRow(node, { above: hasParentAbove, below: hasChild }));
  }
}

/** Whether the first post is the second one or one of its descendants. */
function hangsOn(id: string, rootId: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === rootId) return true;
    seen.add(at);
  }
  return false;
}

/** Newest first: `pop` takes the oldest. Pending posts are newer than all others, in their own order. */
function sorted(nodes: readonly ThreadNode[] | undefined): ThreadNode[] {
  const pending = (nodes ?? []).filter(isPending);
  const others = (nodes ?? []).filter(node => !isPending(node));
  return [...pending.toReversed(), ...others.toSorted((a, b) => compareIds(b.id, a.id))];
}

const isPending = ({ id, pendingKey }: ThreadNode): boolean => pendingKey !== undefined && id === pendingStatusId(pendingKey);

function replyRow(node: ThreadNode, connectors: Connectors): ThreadRow {
  const { id, pendingKey } = node;
  if (pendingKey === undefined) return statusRow(id, 'descendant', connectors);
  const key = pendingStatusId(pendingKey);
  if (isPending(node)) return { kind: 'pending', key, idempotencyKey: pendingKey, connectors };
  return { kind: 'status', key, statusId: id, part: 'descendant', connectors };
}

function statusRow(id: string, part: 'ancestor' | 'descendant', connectors: Connectors): ThreadRow {
  return { kind: 'status', key: id, statusId: id, part, connectors };
}
