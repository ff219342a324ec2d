/** A request that can change something, as a test reads it. */
export interface JournalEntry {
  /** Counts from 1. */
  readonly number: number;
  /** When the request arrived, in epoch milliseconds of the server's clock. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  /** Whether the request changed the server. False for one that was refused, never read, or known by its idempotency key. */
  readonly isApplied: boolean;
  /** Whether an answer was sent; false while there is none, and when the connection was closed. */
  readonly isAnswered: boolean;
  /** HTTP status of the answer, also of one that was lost; null without one. */
  readonly status: number | null;
  /** Ids of what the request created, as sent. */
  readonly createdIds: readonly string[];
}

export interface RequestJournal {
  readonly entries: readonly JournalEntry[];
  /** Adds an entry. Returns a function that changes it. */
  add(request: Request, at: number): (change: Partial<JournalEntry>) => void;
  clear(): void;
}

/** The oldest entries past this number are dropped. */
const MAXIMUM_ENTRIES = 10_000;

export function createRequestJournal(): RequestJournal {
  const entries: JournalEntry[] = [];
  let count = 0;
  return {
    entries,
    add(request, at) {
      count += 1;
      let entry: JournalEntry = {
        number: count,
        at,
        method: request.method,
        path: new URL(request.url).pathname,
        idempotencyKey: request.headers.get('Idempotency-Key'),
        isApplied: false,
        isAnswered: false,
        status: null,
        createdIds: [],
      };
      entries.push(entry);
      if (entries.length > MAXIMUM_ENTRIES) entries.shift();
      return change => {
        const index = entries.indexOf(entry);
        entry = { ...entry, ...change };
        if (index >= 0) entries[index] = entry;
      };
    },
    clear() {
      entries.length = 0;
    },
  };
}

/** The id of a response to a POST, unless the path names it: then the request changed what it names. */
export async function createdIdsOf(method: string, path: string, response: Response): Promise<string[]> {
  if (method !== 'POST' || response.headers.get('Content-Type')?.includes('json') !== true) return [];
  const body: unknown = await response.clone().json();
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null;
  return typeof id === 'string' && !path.split('/').includes(id) ? [id] : [];
}
