import { withUsed } from './palette-ranking.js';

/** A used item, with the text by which it is shown until it is known again. Its id is its address, if it has one. */
export interface UsedItem {
  readonly id: string;
  readonly label: string;
}

const LONGEST_ID = 1_000;
const LONGEST_LABEL = 200;

/** The stored items that were used last; none where they are damaged. */
export function readUsed(text: string | null): readonly UsedItem[] {
  const stored = parsed(text);
  const used = new Map<string, UsedItem>();
  for (const value of Array.isArray(stored) ? stored : []) {
    if (typeof value !== 'object' || value === null) continue;
    const { id, label } = value as Record<string, unknown>;
    if (typeof id !== 'string' || id.length > LONGEST_ID || typeof label !== 'string' || label === '' || used.has(id)) continue;
    used.set(id, { id, label: label.slice(0, LONGEST_LABEL) });
  }
  return [...used.values()];
}

/** The used items after one was used: that one first. */
export function afterUse(used: readonly UsedItem[], { id, label }: UsedItem): readonly UsedItem[] {
  const known = new Map([...used, { id, label }].map(item => [item.id, item]));
  const ids = withUsed(
    used.map(item => item.id),
    id,
  );
  return ids.flatMap(one => known.get(one) ?? []);
}

/** The used items that no list of the app has: people and hashtags that were looked for. */
export const usedElsewhere = (used: readonly UsedItem[]): readonly UsedItem[] =>
  used.filter(({ id }) => /^\/(?:@[^/?#]+|tags\/[^/?#]+)$/.test(id));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
