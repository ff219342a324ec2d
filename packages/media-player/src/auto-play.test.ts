import { expect, it } from 'vitest';
import { mayPlayByItself } from './auto-play.js';

const asking = (wish: string) => ({ matchMedia: (query: string) => ({ matches: query.includes(wish) }) });

it('[MED-01] a film does not begin by itself for who wants less motion; a sound may', () => {
  expect(mayPlayByItself(asking('reduced-motion'), 'video')).toBe(false);
  expect(mayPlayByItself(asking('reduced-motion'), 'audio')).toBe(true);
});

it('[MED-01] [MED-02] nothing begins by itself for who saves data, and everything may where nobody wished for less', () => {
  for (const kind of ['video', 'audio'] as const) {
    expect(mayPlayByItself(asking('reduced-data'), kind)).toBe(false);
    expect(mayPlayByItself({ navigator: { connection: { saveData: true } } }, kind)).toBe(false);
    expect(mayPlayByItself({ navigator: { connection: { saveData: false } } }, kind)).toBe(true);
    expect(mayPlayByItself(asking('nothing of the kind'), kind)).toBe(true);
    expect(mayPlayByItself({}, kind)).toBe(true);
  }
});
