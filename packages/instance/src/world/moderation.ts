import type { LogRecord, NoteRecord, StaffRow, StaffTable } from './moderation-record.js';
import { record } from './tables.js';
import type { World } from './world.js';
import type { ReportRecord } from './moderation-record.js';

/** The rows of a table by id: those that the server has from the start, with the changes of the staff. */
export function rowsOf(world: World, table: StaffTable, seeds: readonly StaffRow[] = []): StaffRow[] {
  const changed = world.staffRows.get(table) ?? new Map<string, StaffRow | null>();
  const kept = seeds.filter(({ id }) => !changed.has(id));
  return [...kept, ...[...changed.values()].filter(row => row !== null)];
}

/** A text of a row; '' without one. */
export function textIn(row: StaffRow | null, name: string): string {
  const value = row?.[name];
  return typeof value === 'string' ? value : '';
}

/** An id for a new row: rows that the server has from the start have lower ones. */
export function nextRowId(world: World, table: StaffTable): string {
  return String(1000 + (world.staffRows.get(table)?.size ?? 0));
}

export function setRow(world: World, table: StaffTable, id: string, row: StaffRow | null): void {
  record(world, { kind: 'staff_row', table, id, row });
}

export function changeReport(world: World, id: string, change: Partial<ReportRecord>): void {
  record(world, { kind: 'report_change', id, change });
}

export function addNote(world: World, report: ReportRecord, note: Omit<NoteRecord, 'id'>): void {
  const notes = report.notes ?? [];
  const id = String(Math.max(0, ...notes.map(one => Number(one.id))) + 1);
  changeReport(world, report.id, { notes: [...notes, { ...note, id }] });
}

export function addToLog(world: World, entry: LogRecord): void {
  record(world, { kind: 'log', entry });
}
