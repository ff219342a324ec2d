import { uniqueById } from '../ids.js';
import { type Decoding, fieldsOf } from './decode.js';
import { type Status, statuses } from './status.js';

/** A post's thread: what it answers, oldest first, and its answers. `next`: the link to more answers, or null. */
export interface Context {
  ancestors: Status[];
  descendants: Status[];
  next: string | null;
}

/** `statusId`: the post asked for. Some servers answer one flat list, which is split there. */
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
