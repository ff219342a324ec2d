/**
 * The reading order of a thread (THR-01): the ancestors, the focused post, then every reply followed by its own replies. Works on
 * ids alone: rows read their posts from the cache.
 */
import { pendingStatusId, type PendingMark } from '../state/pending-marks.js';
import type { Connectors } from '../status/status-rules.js';
import type { ThreadContext, ThreadNode } from './thread-branch.js';
import { replyOrder, type OrderedReply } from './thread-replies.js';

type ThreadPart = 'ancestor' | 'focus' | 'descendant';

/** Why the posts of an account are hidden. */
export type SilencedReason = 'blocked' | 'muted';

export type ThreadRow =
  | { kind: 'status'; key: string; statusId: string; part: ThreadPart; connectors: Connectors; isNew?: true }
  | { kind: 'pending'; key: string; idempotencyKey: string; connectors: Connectors }
  | { kind: 'unavailable'; key: string }
  /** A post that was deleted while the thread was open. Its row keeps its key. */
  | { kind: 'deleted'; key: string }
  /** Below a reply with many replies of its own: shows or hides them. */
  | { kind: 'branch'; key: string; branchId: string; count: number; isOpen: boolean }
  /** Above the post of an account that the reader blocked or muted: shows or hides it, and its replies where it is one itself. */
  | { kind: 'silenced'; key: string; branchId: string; part: ThreadPart; reason: SilencedReason; count: number; isOpen: boolean };

/** The reader's view of a thread: what is hidden, open and new. */
export interface ThreadView {
  /** Branches that the reader opened: the `branchId` of their rows. */
  openIds: ReadonlySet<string>;
  /** The authors whose posts are hidden. */
  silenced: ReadonlyMap<string, SilencedReason>;
  /** Replies that were written later are new (epoch ms); null: none is. */
  newSince: number | null;
}

/** A reply with more replies below it than this hides them behind one row. */
const LARGEST_OPEN_BRANCH = 20;

const plainView: ThreadView = { openIds: new Set(), silenced: new Map(), newSince: null };
const unjoined: Connectors = { above: false, below: false };

/**
 * Rows of a thread, top to bottom. Each post appears once, also when reply targets form a cycle.
 * A missing reply target leaves an `unavailable` row in its place (THR-06).
 *
 * @param context Null while it loads: then the focused post is the only row, and none is unavailable.
 */
export function threadRows(focus: ThreadNode, context: ThreadContext | null, view: ThreadView = plainView): ThreadRow[] {
  if (context === null) return focusRows(focus, view);
  const descendants = unique(context.descendants, new Set([focus.id]));
  const below = new Set([focus.id, ...descendants.map(node => node.id)]);
  const ancestors = unique(context.ancestors, below);
  const above = ancestorRows(focus, ancestors, view);
  return [...above, ...focusRows(focus, view), ...descendantRows(replyOrder(focus, descendants, ancestors), view)];
}

/**
 * The context with the reader's pending replies, and with those sent since it was requested. A pending post keeps the key of its row when
 * it is sent.
 */
export function withPending<Context extends ThreadContext>(
  focusId: string,
  context: Context,
  marks: readonly PendingMark[],
): Context {
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
  return rows.findIndex(row => (row.kind === 'status' || row.kind === 'silenced') && row.part === 'focus');
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

const focusRows = (focus: ThreadNode, view: ThreadView): ThreadRow[] => postRows(focus, 'focus', unjoined, view);

/** The row of a post, or the one that hides it with the post below once the reader has opened it. */
function postRows(node: ThreadNode, part: ThreadPart, connectors: Connectors, view: ThreadView, count = 1): ThreadRow[] {
  const hiding = silencedRow(node, part, view, count);
  if (hiding === null) return [postRow(node, part, connectors, view)];
  return hiding.isOpen ? [hiding, postRow(node, part, connectors, view)] : [hiding];
}

function silencedRow(node: ThreadNode, part: ThreadPart, view: ThreadView, count: number) {
  const reason = node.authorId === undefined || node.isDeleted ? undefined : view.silenced.get(node.authorId);
  if (reason === undefined) return null;
  const branchId = `${node.id}-silenced`;
  return { kind: 'silenced' as const, key: branchId, branchId, part, reason, count, isOpen: view.openIds.has(branchId) };
}

function postRow(node: ThreadNode, part: ThreadPart, connectors: Connectors, view: ThreadView): ThreadRow {
  const { id, pendingKey } = node;
  const key = pendingKey === undefined ? id : pendingStatusId(pendingKey);
  if (pendingKey !== undefined && id === key) return { kind: 'pending', key, idempotencyKey: pendingKey, connectors };
  if (node.isDeleted && part !== 'focus') return { kind: 'deleted', key };
  const isNew = part === 'descendant' && pendingKey === undefined && isNewReply(node, view);
  return { kind: 'status', key, statusId: id, part, connectors, ...(isNew && { isNew }) };
}

const isNewReply = ({ isLate, createdAt }: ThreadNode, { newSince }: ThreadView): boolean =>
  isLate === true || (newSince !== null && createdAt !== undefined && createdAt > newSince);

/**
 * Follows reply targets upwards. Where the chain breaks and the server sent older posts, the missing post gets a row and the chain
 * continues from the nearest of them.
 */
function ancestorRows(focus: ThreadNode, ancestors: readonly ThreadNode[], view: ThreadView): ThreadRow[] {
  const left = new Map(ancestors.map(node => [node.id, node]));
  const rows: ThreadRow[] = [];
  const shown = new Set<string>();
  let current = focus;
  for (;;) {
    const parent = current.parentId === null ? undefined : left.get(current.parentId);
    const nearest = parent ?? [...left.values()].at(-1);
    if (parent === undefined && (nearest !== undefined || isCutOff(current, focus, shown))) {
      rows.unshift(tombstone(current.id));
    }
    if (nearest === undefined) return rows;
    left.delete(nearest.id);
    shown.add(nearest.id);
    const hasParent = nearest.parentId !== null && left.has(nearest.parentId);
    rows.unshift(...postRows(nearest, 'ancestor', { above: hasParent, below: parent !== undefined }, view));
    current = nearest;
  }
}

/** Whether the topmost post replies to one that is neither in the context nor in the thread. A cycle misses no post. */
function isCutOff(top: ThreadNode, focus: ThreadNode, shown: ReadonlySet<string>): boolean {
  return top.parentId !== null && top.parentId !== focus.id && !shown.has(top.parentId);
}

/** The rows of the replies. Large branches and those of silenced authors are one row until the reader opens them. */
function descendantRows(replies: readonly OrderedReply[], view: ThreadView): ThreadRow[] {
  const rows: ThreadRow[] = [];
  /** Up to this index a large branch is open: the branches within it are not closed again. */
  let openUntil = 0;
  /** The missing post above the latest rows, and the index where the branch of the last reply to it ends. */
  let missing = { id: '', end: -1 };
  for (let index = 0; index < replies.length; index += 1) {
    const reply = replies[index];
    if (reply === undefined) break;
    const { node, size, isCut, connectors } = reply;
    const end = index + size;
    if (isCut) {
      // Replies to one missing post that follow one another share its row.
      if (missing.id !== node.parentId || missing.end !== index) rows.push(tombstone(node.id));
      missing = { id: node.parentId ?? '', end };
    }
    rows.push(...postRows(node, 'descendant', connectors, view, size));
    let isClosed = isHidden(rows.at(-1));
    if (!isClosed && index >= openUntil && size - 1 > LARGEST_OPEN_BRANCH) {
      const branchId = `${node.id}-branch`;
      const isOpen = view.openIds.has(branchId);
      rows.push({ kind: 'branch', key: branchId, branchId, count: size - 1, isOpen });
      if (isOpen) openUntil = end;
      isClosed = !isOpen;
    }
    if (!isClosed) continue;
    // The reader's own replies show where they were written, also inside a closed branch.
    const own = replies.slice(index + 1, end).filter(({ node: { pendingKey } }) => pendingKey !== undefined);
    rows.push(...own.map(one => postRow(one.node, 'descendant', unjoined, view)));
    index = end - 1;
  }
  return rows;
}

const isHidden = (row: ThreadRow | undefined): boolean => row?.kind === 'silenced' && !row.isOpen;
