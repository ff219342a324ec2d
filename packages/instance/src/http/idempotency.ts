/** Maps idempotency keys to statuses for an hour, so that a repeated request creates one status. */
interface Idempotency {
  find(accountId: string, key: string): string | null;
  add(accountId: string, key: string, statusId: string): void;
}

const KEY_LIFETIME_MS = 60 * 60 * 1000;

export function createIdempotency(now: () => number): Idempotency {
  const entries = new Map<string, { statusId: string; expiresAt: number }>();
  return {
    find(accountId, key) {
      const entry = entries.get(`${accountId} ${key}`);
      return entry !== undefined && now() < entry.expiresAt ? entry.statusId : null;
    },
    add(accountId, key, statusId) {
      for (const [name, { expiresAt }] of entries) {
        if (now() >= expiresAt) entries.delete(name);
      }
      entries.set(`${accountId} ${key}`, { statusId, expiresAt: now() + KEY_LIFETIME_MS });
    },
  };
}
