/** The paths under `path` of every undefined or NaN inside a value: a total entity has none. */
export function missingPaths(value: unknown, path = ''): string[] {
  if (value === undefined || Number.isNaN(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => missingPaths(child, `${path}.${key}`));
}
