/**
 * The order in which a thread is read: what came before, the post itself, then every reply followed at once by its own
 * replies. Works on ids alone; whoever draws a row reads its post from the cache. Behaviour reference 8.2.
 */
import { compareIds } from '@rookery/api-client';
import type { Connectors } from '../status/status-rules.js';

/** What the tree needs to know of a post: its id and the id it replies to (null when none, or when it is gone). */
export interface ThreadNode {
  id: string;
  parentId: string | null;
}

/** The branch as the server gave it; order matters only where a reply target is missing. */
export interface ThreadContext {
  ancestors: readonly ThreadNode[];
  descendants: readonly ThreadNode[];
}

export type ThreadRow =
  | { kind: 'status'; key: string; statusId: string; part: 'ancestor' | 'focus' | 'descendant'; connectors: Connectors }
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
 * A missing reply target leaves an `unavailable` row where the post would have been.
 *
 * @param context Null while it loads: only the focused post is known then, and nothing is called unavailable.
 */
export function threadRows(focus: ThreadNode, context: ThreadContext | null): ThreadRow[] {
  if (context === null) return [FOCUS_ROW(focus.id)];
  const descendants = unique(context.descendants, new Set([focus.id]));
  const below = new Set([focus.id, ...descendants.map(node => node.id)]);
  const above = ancestorRows(focus, unique(context.ancestors, below));
  const known = new Set(above.flatMap(row => (row.kind === 'status' ? [row.statusId] : [])));
  return [...above, FOCUS_ROW(focus.id), ...descendantRows(focus, descendants, known)];
}

/** How many rows stand above the focused post. */
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
 * Follows reply targets upwards. Where the chain breaks while the server still gave older posts,
 * the hole gets a row and the chain goes on from the nearest of them.
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

/** The topmost post answers one that is neither given nor already in the thread (a cycle is not a hole). */
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
    // A reply to an ancestor is no hole: it only does not belong below this post by its target.
    if (node.parentId === null || !above.has(node.parentId)) holes.add(node.id);
    const previous = descendants[index - 1]?.id ?? focus.id;
    place(hangsOn(previous, node.id, parents) ? focus.id : previous, node);
  });
  const rows: ThreadRow[] = [];
  const visited = new Set([focus.id]);
  walk(focus.id);
  // Posts that answer one another in a ring hang on nothing: they follow, each ring behind a hole.
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
    rows.push(statusRow(node.id, 'descendant', { above: hasParentAbove, below: hasChild }));
  }
}

/** The first post is the second or somewhere below it. */
function hangsOn(id: string, rootId: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === rootId) return true;
    seen.add(at);
  }
  return false;
}

/** Newest first, so that popping from the end reads oldest first. */
function sorted(nodes: readonly ThreadNode[] | undefined): ThreadNode[] {
  return (nodes ?? []).toSorted((a, b) => compareIds(b.id, a.id));
}

function statusRow(id: string, part: 'ancestor' | 'descendant', connectors: Connectors): ThreadRow {
  return { kind: 'status', key: id, statusId: id, part, connectors };
}
