/** The order of the replies of a thread: depth first, each reply followed by its own replies, siblings by age (THR-01). */
import { isOlderByForm } from '@rookery/api-client';
import { pendingStatusId } from '../state/pending-marks.js';
import type { Connectors } from '../status/status-rules.js';
import type { ThreadNode } from './thread-branch.js';

export interface OrderedReply {
  node: ThreadNode;
  /** Posts of its branch, itself included. They follow it in the order. */
  size: number;
  /** The post that it replies to is missing (THR-06). */
  isCut: boolean;
  connectors: Connectors;
}

interface Places {
  readonly children: ReadonlyMap<string, readonly ThreadNode[]>;
  readonly parents: ReadonlyMap<string, string>;
  /** The replies whose target is missing. */
  readonly holes: ReadonlySet<string>;
}

/**
 * The replies in reading order, each once. Replies to one missing post hang together below the reply before them; those that reply to one
 * another in a cycle follow at the end.
 *
 * @param ancestors Their replies are no part of the thread, and no post is missing above them.
 */
export function replyOrder(
  focus: ThreadNode,
  descendants: readonly ThreadNode[],
  ancestors: readonly ThreadNode[],
): OrderedReply[] {
  const places = placesOf(focus, descendants, new Set(ancestors.map(({ id }) => id)));
  const ordered: { node: ThreadNode; parentIndex: number; isCut: boolean }[] = [];
  const visited = new Set([focus.id]);

  const walk = (roots: readonly ThreadNode[], isCycle: boolean): void => {
    const stack = roots.map(node => ({ node, parentIndex: -1 }));
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { node, parentIndex } = next;
      if (visited.has(node.id)) continue;
      visited.add(node.id);
      const index = ordered.length;
      ordered.push({ node, parentIndex, isCut: places.holes.has(node.id) || (isCycle && parentIndex < 0) });
      for (const child of newestFirst(places.children.get(node.id))) stack.push({ node: child, parentIndex: index });
    }
  };
  walk(newestFirst(places.children.get(focus.id)), false);
  for (const node of descendants) if (!visited.has(node.id)) walk([node], true);

  const sizes = ordered.map(() => 1);
  for (let index = ordered.length - 1; index >= 0; index -= 1) {
    const parentIndex = ordered[index]?.parentIndex ?? -1;
    if (parentIndex >= 0) sizes[parentIndex] = (sizes[parentIndex] ?? 1) + (sizes[index] ?? 1);
  }
  return ordered.map(({ node, isCut }, index) => ({
    node,
    isCut,
    size: sizes[index] ?? 1,
    connectors: {
      above: !places.holes.has(node.id) && places.parents.get(node.id) !== focus.id,
      below: (places.children.get(node.id) ?? []).some(child => !places.holes.has(child.id)),
    },
  }));
}

function placesOf(focus: ThreadNode, descendants: readonly ThreadNode[], above: ReadonlySet<string>): Places {
  const known = new Set([focus.id, ...descendants.map(node => node.id)]);
  const children = new Map<string, ThreadNode[]>();
  const holes = new Set<string>();
  const parents = new Map<string, string>();
  const place = (parentId: string, node: ThreadNode) => {
    const siblings = children.get(parentId);
    if (siblings === undefined) children.set(parentId, [node]);
    else siblings.push(node);
    parents.set(node.id, parentId);
  };
  for (const node of descendants) {
    if (node.parentId !== null && known.has(node.parentId)) place(node.parentId, node);
  }
  /** By the id of a missing post: the post that its replies hang below. */
  const substitutes = new Map<string, string>();
  descendants.forEach((node, index) => {
    if (parents.has(node.id)) return;
    // The target of a reply to an ancestor is not missing, though the reply does not belong below this post.
    if (node.parentId === null || !above.has(node.parentId)) holes.add(node.id);
    const previous =
      (node.parentId === null ? undefined : substitutes.get(node.parentId)) ?? descendants[index - 1]?.id ?? focus.id;
    const substitute = hangsOn(previous, node.id, parents) ? focus.id : previous;
    if (node.parentId !== null) substitutes.set(node.parentId, substitute);
    place(substitute, node);
  });
  return { children, parents, holes };
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

/**
 * Newest first: `pop` takes the oldest. Pending posts are newer than all others, in their own order, and so is what came later where the ids
 * tell no order.
 */
function newestFirst(nodes: readonly ThreadNode[] = []): ThreadNode[] {
  const pending = nodes.filter(isPending);
  const others = nodes.filter(node => !isPending(node));
  return [
    ...pending.toReversed(),
    ...others.toReversed().toSorted((a, b) => Number(isOlderByForm(a.id, b.id)) - Number(isOlderByForm(b.id, a.id))),
  ];
}

const isPending = ({ id, pendingKey }: ThreadNode): boolean => pendingKey !== undefined && id === pendingStatusId(pendingKey);
