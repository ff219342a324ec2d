/** Earlier names of settings by their names today: stored settings keep their values when a setting is renamed. */
export const earlierSettings = { showReblogs: 'showBoosts', collapseReblogs: 'collapseBoosts' };

/** Earlier ids of shortcut commands by their ids today. */
export const earlierCommands = { reblog: 'boost', openAuthor: 'author' };

/** Moves values from earlier names to the names of today. A value under the name of today wins. */
export function renamed<Value>(
  stored: Readonly<Record<string, Value>>,
  earlierNames: Readonly<Record<string, string>>,
): Record<string, Value> {
  const values = new Map(Object.entries(stored));
  for (const [name, earlier] of Object.entries(earlierNames)) {
    const value = values.get(earlier);
    values.delete(earlier);
    if (value !== undefined && !values.has(name)) values.set(name, value);
  }
  return Object.fromEntries(values);
}
