import type { DraftMedia } from './draft.js';

const centre = { x: 0, y: 0 };

/** Whether the server has an older description or focal point of an uploaded file. An edited post sends those of its own files. */
export function hasUnsavedDetails({ file, attachment, description, focus }: DraftMedia): boolean {
  if (file === null || attachment === null) return false;
  const saved = attachment.meta?.focus ?? centre;
  const { x, y } = focus ?? centre;
  return (attachment.description ?? '') !== description || saved.x !== x || saved.y !== y;
}
