import type { AdminRule } from '@rookery/api-client/admin';

/** The priority of a new rule, which comes last. */
export const lastPriority = (rules: readonly AdminRule[]): number =>
  Math.max(-1, ...rules.map(({ priority }, index) => priority ?? index)) + 1;

/**
 * The rules after one of them has moved, with ascending priorities. Rules that keep their priority are the same objects.
 *
 * @param by 1: one place down; -1: one place up. Beyond the ends nothing moves.
 */
export function movedRule(rules: readonly AdminRule[], id: string, by: 1 | -1): readonly AdminRule[] {
  const from = rules.findIndex(rule => rule.id === id);
  const moved = rules[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= rules.length) return rules;
  let last = -1;
  return rules
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((rule, index) => {
      // The fewest requests: priorities with gaps stay as they are.
      const priority =
        rule.priority !== null && rule.priority > last && rule !== moved ? rule.priority : Math.max(last + 1, index);
      last = priority;
      return priority === rule.priority ? rule : { ...rule, priority };
    });
}

/** The rules whose priority is another one than before. */
export function changedPriorities(before: readonly AdminRule[], after: readonly AdminRule[]): { id: string; priority: number }[] {
  return after.flatMap(({ id, priority }) =>
    priority === null || before.some(rule => rule.id === id && rule.priority === priority) ? [] : [{ id, priority }],
  );
}
