/*
 * Which fields of an entry an action of the reader owns. While the action runs, and for answers that were asked before it ended, the server's
 * value of such a field is outdated: it is neither shown nor lost, because a rollback restores it.
 */

/** Actions whose end is remembered. A request ends after 20 s, and nobody ends this many actions in that time. */
const REMEMBERED_ENDS = 500;

/** The values that a rollback restores, by field. Newer values of the server replace them while the action runs. */
export type FieldValues = Record<string, unknown>;

export interface FieldClaim {
  /** The entry, such as `statuses/12`. */
  readonly entry: string;
  readonly before: FieldValues;
}

interface AnswerSource {
  askedAt: number;
  isPartial?: boolean | undefined;
}

export interface OwnedFields {
  /** The place of this moment in the order of requests and actions. To be read before a request is sent. */
  moment(): number;
  /** From now on the claim owns its fields. */
  claim(claim: FieldClaim): void;
  /** The claim ends without a trace: its fields are about to be written, or to be claimed again. */
  release(claim: FieldClaim): void;
  /** From now on only answers asked later write these fields. */
  close(claims: readonly FieldClaim[]): void;
  /**
   * The answer as it may be written: owned fields have the values of `known`.
   *
   * @param source `askedAt`: the moment before the request of the answer was sent. `isPartial`: the answer tells nothing about the reader,
   * so that a rollback does not restore its values.
   */
  keep<Entity extends object>(entry: string, known: Entity, answer: Entity, source: AnswerSource): Entity;
}

export function createOwnedFields(): OwnedFields {
  let now = 0;
  /** Running actions by entry, oldest first. */
  const claims = new Map<string, FieldClaim[]>();
  /** When the last action on a field ended, by entry. */
  const ends = new Map<string, Map<string, number>>();
  return {
    moment: () => now,
    claim(claim) {
      claims.set(claim.entry, [...(claims.get(claim.entry) ?? []), claim]);
    },
    release(claim) {
      const left = (claims.get(claim.entry) ?? []).filter(other => other !== claim);
      if (left.length > 0) claims.set(claim.entry, left);
      else claims.delete(claim.entry);
    },
    close(closed) {
      now += 1;
      for (const { entry, before } of closed) {
        const fields = ends.get(entry) ?? new Map<string, number>();
        for (const field of Object.keys(before)) fields.set(field, now);
        // The newest end is the last to be forgotten.
        ends.delete(entry);
        ends.set(entry, fields);
      }
      for (const entry of ends.keys()) if (ends.size > REMEMBERED_ENDS) ends.delete(entry);
    },
    keep(entry, known, answer, { askedAt, isPartial = false }) {
      const running = claims.get(entry) ?? [];
      const ended = ends.get(entry);
      const isOutdated = (field: string): boolean => askedAt < (ended?.get(field) ?? 0);
      const fields = new Set(running.flatMap(({ before }) => Object.keys(before)));
      for (const field of fields) if (!isPartial && !isOutdated(field)) withhold(running, field, (answer as FieldValues)[field]);
      for (const field of ended?.keys() ?? []) if (isOutdated(field)) fields.add(field);
      if (fields.size === 0) return answer;
      return { ...answer, ...Object.fromEntries([...fields].map(field => [field, (known as FieldValues)[field]])) };
    },
  };
}

/** A rollback of the oldest running action on the field restores the server's value; later actions are rolled back before it. */
function withhold(claims: readonly FieldClaim[], field: string, value: unknown): void {
  const oldest = claims.find(({ before }) => Object.hasOwn(before, field));
  if (oldest !== undefined) oldest.before[field] = value;
}
