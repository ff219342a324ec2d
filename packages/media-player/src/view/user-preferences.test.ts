import { expect, it } from 'vitest';
import { mayAutoplay } from './user-preferences.js';

const preferring = (preference: string) => ({ matchMedia: (query: string) => ({ matches: query.includes(preference) }) });

it('[MED-01] does not autoplay video with reduced motion', () => {
  expect(mayAutoplay(preferring('reduced-motion'), 'video')).toBe(false);
  expect(mayAutoplay(preferring('reduced-motion'), 'audio')).toBe(true);
});

it('[MED-01] [MED-02] does not autoplay anything with reduced data', () => {
  for (const kind of ['video', 'audio'] as const) {
    expect(mayAutoplay(preferring('reduced-data'), kind)).toBe(false);
    expect(mayAutoplay({ navigator: { connection: { saveData: true } } }, kind)).toBe(false);
  }
});

it('[MED-01] [MED-02] autoplays without such preferences', () => {
  for (const kind of ['video', 'audio'] as const) {
    expect(mayAutoplay({ navigator: { connection: { saveData: false } } }, kind)).toBe(true);
    expect(mayAutoplay(preferring('none of these'), kind)).toBe(true);
    expect(mayAutoplay({}, kind)).toBe(true);
  }
});
