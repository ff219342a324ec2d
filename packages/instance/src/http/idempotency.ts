/** Maps idempotency keys to statuses for an hour, so that a repeated request creates one status. */
export interface Idempotency {
  find(accountId: string, key: string): string | null;
  keep(accountId: string, key: string, statusId: string): void;
}

const keyLifetime = 60 * 60 * 1000;

export function createIdempotency(now: () => number): Idempotency {
  const keys = new Map<string, { statusId: string; until: number }>();
  return {
    find(accountId, key) {
      const kept = keys.get(`${accountId} ${key}`);
      return kept !== undefined && now() < kept.until ? kept.statusId : null;
    },
    keep(accountId, key, statusId) {
      for (const [name, kept] of keys) {
        if (now() >= kept.until) keys.delete(name);
      }
      keys.set(`${accountId} ${key}`, { statusId, until: now() + keyLifetime });
    },
  };
}
