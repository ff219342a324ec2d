/** Stands for a file in a stored draft. */
const FILE = 'stored file';

/**
 * Takes the files out of a draft: they are stored once, and the words with each change.
 * @param idOf The id of a file; the same for the same file.
 */
export function detachFiles(
  value: unknown,
  idOf: (file: Blob) => string,
): { readonly value: unknown; readonly files: ReadonlyMap<string, Blob> } {
  const files = new Map<string, Blob>();
  const detached = mapFields(value, item => {
    if (!(item instanceof Blob)) return undefined;
    const id = idOf(item);
    files.set(id, item);
    return { [FILE]: id };
  });
  return { value: detached, files };
}

/** Puts the files of a draft back in their places. A file that is gone leaves null. */
export function attachFiles(value: unknown, files: ReadonlyMap<string, Blob>): unknown {
  return mapFields(value, item => {
    const id = typeof item === 'object' && item !== null && FILE in item ? item[FILE] : undefined;
    return typeof id === 'string' ? (files.get(id) ?? null) : undefined;
  });
}

/** A copy of plain data. `replace` returns undefined for what is to be copied. */
function mapFields(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== undefined) return replaced;
  if (Array.isArray(value)) return value.map(item => mapFields(item, replace));
  // Drafts of earlier versions have their files inside.
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapFields(item, replace)]));
}
