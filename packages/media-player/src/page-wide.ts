/**
 * The one value of this name on the page, made by whoever asks first. A page may hold this code twice (in its own bundle, and in
 * the elements'), and all players of the page must still know of each other.
 */
export function pageWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`@rookery/media-player 1: ${name}`);
  const page = globalThis as unknown as Record<symbol, Value | undefined>;
  return (page[key] ??= make());
}
