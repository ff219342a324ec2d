import type { ModerationOperation, StaffRow } from './moderation-record.js';
import type { World } from './world.js';

/** Applies a change by the staff. Idempotent, except for the log. */
export function applyModerationOperation(world: World, operation: ModerationOperation): void {
  switch (operation.kind) {
    case 'report_change': {
      const report = world.reports.find(({ id }) => id === operation.id);
      if (report !== undefined) Object.assign(report, structuredClone(operation.change));
      return;
    }
    case 'staff_row': {
      const { table, id, row } = operation;
      const rows = world.staffRows.get(table) ?? new Map<string, StaffRow | null>();
      world.staffRows.set(table, rows.set(id, row));
      return;
    }
    case 'log':
      world.moderationLog.push({ ...operation.entry });
  }
}
