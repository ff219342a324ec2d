import type { MediaAttachment } from '@rookery/api-client';
import type { DraftMedia } from '../outbox/draft.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/**
 * The files of a stored draft of any version, or of one that was damaged. A file that neither the device nor the server has any more is left
 * out.
 */
export const readMedia = (stored: unknown, newId: () => string): DraftMedia[] =>
  Array.isArray(stored) ? stored.filter(isFields).flatMap(fields => readFile(fields, newId)) : [];

function readFile({ id, file, name, description, focus, attachment, uploadedAt }: Fields, newId: () => string): DraftMedia[] {
  const blob = file instanceof Blob ? file : null;
  // Only the editors write attachments, as the server's answer was parsed.
  const known = isFields(attachment) && typeof attachment['id'] === 'string' ? (attachment as unknown as MediaAttachment) : null;
  if (blob === null && known === null) return [];
  const [x, y] = isFields(focus) ? [numberOf(focus['x']), numberOf(focus['y'])] : [null, null];
  return [
    {
      id: textOf(id) || newId(),
      file: blob,
      name: textOf(name),
      description: textOf(description),
      focus: x === null || y === null ? null : { x, y },
      attachment: known,
      uploadedAt: numberOf(uploadedAt),
    },
  ];
}
