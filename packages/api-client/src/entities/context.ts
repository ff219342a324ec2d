import { uniqueById } from './ids.js';
import { type Decoding, fieldsOf } from './decode.js';
import { type Status, statuses } from './status.js';

/** The thread of a status: ancestors, oldest first, and descendants. `next`: link to more descendants, or null (API-05). */
export interface Context {
  ancestors: Status[];
  descendants: Status[];
  next: string | null;
}

/** Parses a thread. `statusId`: the requested status; some servers send one flat list, which is split there. */
export function parseContext(value: unknown, statusId: string, decoding: Decoding): Context {
  if (Array.isArray(value)) {
    const all = uniqueById(statuses(value, decoding));
    const at = all.findIndex(status => status.id === statusId);
    return { ancestors: all.slice(0, Math.max(at, 0)), descendants: all.slice(at + 1), next: null };
  }
  const fields = fieldsOf(value);
  const without = (found: Status[]) => uniqueById(found).filter(status => status.id !== statusId);
  return {
    ancestors: without(statuses(fields['ancestors'], decoding)),
    descendants: without(statuses(fields['descendants'], decoding)),
    next: null,
  };
}
