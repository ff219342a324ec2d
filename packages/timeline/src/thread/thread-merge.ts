/** Transitions of a thread that is open: answers, pages, streamed replies and deletions. A transition without an effect returns the same branch. */
import { compareIds, type Status } from '@rookery/api-client';
import type { ThreadBranch, ThreadNode } from './thread-branch.js';

export function threadNode(status: Status): ThreadNode {
  const createdAt = Date.parse(status.created_at ?? '');
  const node: ThreadNode = { id: status.id, parentId: status.in_reply_to_id, authorId: status.account.id };
  return Number.isNaN(createdAt) ? node : { ...node, createdAt };
}

export const nodeIds = (branch: ThreadBranch | undefined): string[] =>
  [...(branch?.ancestors ?? []), ...(branch?.descendants ?? [])].map(({ id }) => id);

interface AnswerFacts {
  /** The ids of the branch when the request was sent. */
  knownIds: ReadonlySet<string>;
  /** Whether a post that the answer lacks stays: servers leave out posts of accounts that the reader has just muted. */
  isKept(node: ThreadNode): boolean;
}

/**
 * The branch after the thread was requested again. Keeps the pages that were loaded, the replies that arrived during the request, and the
 * marks of its posts.
 */
export function mergeAnswer(
  branch: ThreadBranch | undefined,
  answer: ThreadBranch,
  { knownIds, isKept }: AnswerFacts,
): ThreadBranch {
  if (branch === undefined) return answer;
  const known = new Map([...branch.ancestors, ...branch.descendants].map(node => [node.id, node]));
  const answered = new Set(nodeIds(answer));
  const withMarks = (node: ThreadNode): ThreadNode => {
    const { isLate, isDeleted } = known.get(node.id) ?? { isLate: true as const, isDeleted: undefined };
    return { ...node, ...(isLate && { isLate }), ...(isDeleted && { isDeleted }) };
  };
  const left = branch.descendants.filter(({ id }) => !answered.has(id));
  // The answer is the first page: the others are as they were.
  const isPaged = answer.next !== null && left.length > 0;
  const kept = left.filter(node => isPaged || !knownIds.has(node.id) || isKept(node));
  return {
    ancestors: [...branch.ancestors.filter(node => !answered.has(node.id) && isKept(node)), ...answer.ancestors],
    descendants: [...answer.descendants.map(withMarks), ...kept],
    next: isPaged ? branch.next : answer.next,
    fetch: answer.fetch,
  };
}

/** The branch with the next page of replies. */
export function withPage(branch: ThreadBranch, nodes: readonly ThreadNode[], next: string | null): ThreadBranch {
  const known = new Set(nodeIds(branch));
  return { ...branch, descendants: [...branch.descendants, ...nodes.filter(({ id }) => !known.has(id))], next };
}

/** The branch with the posts that reply to the focused post or to one of its replies. A reply to an ancestor is no part of it. */
export function withReplies(branch: ThreadBranch, focusId: string, nodes: readonly ThreadNode[]): ThreadBranch {
  const known = new Set([focusId, ...nodeIds(branch)]);
  const ancestorIds = new Set(branch.ancestors.map(({ id }) => id));
  const added: ThreadNode[] = [];
  const waiting = new Map<string, ThreadNode[]>();
  for (const node of nodes.toSorted((a, b) => compareIds(a.id, b.id)))
    if (node.parentId !== null) waiting.set(node.parentId, [...(waiting.get(node.parentId) ?? []), node]);
  const add = (parentId: string): void => {
    const replies = waiting.get(parentId) ?? [];
    waiting.delete(parentId);
    for (const node of ancestorIds.has(parentId) ? [] : replies) {
      if (known.has(node.id)) continue;
      known.add(node.id);
      added.push({ ...node, isLate: true });
      // A reply to a reply of the same batch, whichever came first.
      add(node.id);
    }
  };
  [...known].forEach(add);
  return added.length === 0 ? branch : { ...branch, descendants: [...branch.descendants, ...added] };
}

/** The branch with tombstones for deleted posts, so that no row moves and their replies stay below them. */
export function withDeleted(branch: ThreadBranch, ids: readonly string[]): ThreadBranch {
  const deleted = new Set(ids);
  if (!nodeIds(branch).some(id => deleted.has(id))) return branch;
  const mark = (node: ThreadNode): ThreadNode => (deleted.has(node.id) ? { ...node, isDeleted: true } : node);
  return { ...branch, ancestors: branch.ancestors.map(mark), descendants: branch.descendants.map(mark) };
}

/** The branch without the posts that were deleted, and without the marks of those that arrived late. */
export function withoutMarks(branch: ThreadBranch): ThreadBranch {
  const nodes = [...branch.ancestors, ...branch.descendants];
  if (!nodes.some(({ isLate, isDeleted }) => isLate === true || isDeleted === true)) return branch;
  const plain = (list: readonly ThreadNode[]) =>
    list
      .filter(({ isDeleted }) => isDeleted !== true)
      .map(node => {
        const copy = { ...node };
        delete copy.isLate;
        return copy;
      });
  return { ...branch, ancestors: plain(branch.ancestors), descendants: plain(branch.descendants) };
}

/** The branch with new ids of its posts, by the old ones: some servers give an edited post another id. */
export function withNewIds(branch: ThreadBranch, ids: ReadonlyMap<string, string>): ThreadBranch {
  if (!nodeIds(branch).some(id => ids.has(id))) return branch;
  const renew = (node: ThreadNode): ThreadNode => ({
    ...node,
    id: ids.get(node.id) ?? node.id,
    parentId: node.parentId === null ? null : (ids.get(node.parentId) ?? node.parentId),
  });
  return { ...branch, ancestors: branch.ancestors.map(renew), descendants: branch.descendants.map(renew) };
}
