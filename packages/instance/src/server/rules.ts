import type { StaffRow } from '../world/moderation-record.js';
import { rowsOf } from '../world/moderation.js';
import type { Server, Wire } from './server.js';

const seeds: readonly StaffRow[] = [
  { id: '1', text: 'Be kind to your neighbours.', hint: '', priority: 0 },
  { id: '2', text: 'Describe your pictures.', hint: 'A sentence is enough.', priority: 1 },
  { id: '3', text: 'No advertising of any kind.', hint: '', priority: 2 },
];

/** The rules with their priority, in its order: as the staff reads them. */
export function ruleRows(server: Server): StaffRow[] {
  return rowsOf(server.world, 'rules', seeds).toSorted((one, other) => Number(one['priority']) - Number(other['priority']));
}

/** The rules as members read them. */
export function rulesOf(server: Server): Wire[] {
  return ruleRows(server).map(({ id, text, hint }) => ({ id, text, hint }));
}
