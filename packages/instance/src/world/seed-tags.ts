import type { SeededRandom } from './seeded-random.js';
import type { World } from './world.js';

const DAY = 86_400_000;

/** Number of accounts that used each trending tag, today first. */
const TRENDS: Readonly<Record<string, readonly number[]>> = {
  birdwatching: [128, 96, 71, 74, 52, 40, 36],
  letterpress: [54, 58, 72, 66, 81, 77, 95],
  nighttrains: [1, 1, 0, 1, 0, 0, 0],
};

/** Adds a history of seven days, newest first, to every tag. */
export function seedTags(world: World, random: SeededRandom): void {
  const today = Math.floor(world.now / DAY) * DAY;
  for (const [key, tag] of world.tags) {
    const known = TRENDS[key];
    tag.history = Array.from({ length: 7 }, (_, index) => {
      const accounts = known?.[index] ?? (index === 0 ? 0 : random.integer(0, 9));
      return {
        day: String((today - index * DAY) / 1000),
        uses: String(accounts === 0 ? 0 : accounts + random.integer(0, accounts)),
        accounts: String(accounts),
      };
    });
  }
}
