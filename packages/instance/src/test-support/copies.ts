import type { World } from '../world/world.js';

/** A map of the same entries as another one. A value is copied when it is first read, so that neither map sees changes of the other. */
class Copies<Value> extends Map<string, Value> {
  readonly #shared: Set<string>;

  constructor(original: ReadonlyMap<string, Value>) {
    super(original);
    this.#shared = new Set(original.keys());
  }

  override get(key: string): Value | undefined {
    const value = super.get(key);
    if (value === undefined || !this.#shared.delete(key)) return value;
    const copy = structuredClone(value);
    super.set(key, copy);
    return copy;
  }

  override set(key: string, value: Value): this {
    // The constructor of Map sets the first entries before this class has its field.
    if (#shared in this) this.#shared.delete(key);
    return super.set(key, value);
  }

  override *entries(): MapIterator<[string, Value]> {
    for (const key of this.keys()) yield [key, this.get(key) as Value];
  }

  override *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  override [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  override forEach(act: (value: Value, key: string, map: Map<string, Value>) => void): void {
    for (const [key, value] of this.entries()) act(value, key, this);
  }
}

/** A world of its own with the same content. A copy of all its 13,000 posts would take most of the time of a test. */
export function copyOf(world: World): World {
  const { statuses, media, ...others } = world;
  return { ...structuredClone(others), statuses: new Copies(statuses), media: new Copies(media) };
}
