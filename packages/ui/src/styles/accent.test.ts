import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, oklchLuminance } from '../test-support/contrast.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  .replaceAll(/\(\s+/g, '(')
  .replaceAll(/,\s+oklch/g, ', oklch')
  .replaceAll(/\s+\);/g, ');');
const base = css.slice(0, css.indexOf("[data-theme='light']"));
const more = css.slice(css.indexOf("[data-contrast='more']"), css.indexOf('prefers-contrast: more'));
const preferredMore = css.slice(css.indexOf('prefers-contrast: more'), css.lastIndexOf('prefers-reduced-motion'));

type Scheme = 'light' | 'dark';

interface Accent {
  readonly hue: number;
  readonly chroma: number;
  readonly isMore: boolean;
}

/** The luminance of a token for a hue and a strength of the accent colour, from the style sheet. */
function luminance(name: string, scheme: Scheme, { hue, chroma, isMore }: Accent): number {
  const find = (text: string): string | undefined => new RegExp(`--rk-${name}: light-dark\\((.*)\\);`).exec(text)?.[1];
  const pair = (isMore ? find(more) : undefined) ?? find(base) ?? '';
  const [light = '', dark = ''] = pair.split(/, (?=oklch)/);
  const [, L, factor, C, H = ''] =
    /^oklch\(([\d.]+) (calc\()?([\d.]+)(?: \* var\(--rk-accent-chroma\)\))? (.*)\)$/.exec(scheme === 'light' ? light : dark) ??
    [];
  const turn = Number(/([+-]) (\d+)/.exec(H)?.slice(1).join('') ?? 0);
  const degrees = H.includes('--rk-accent-hue') ? hue + turn : Number(H);
  return oklchLuminance(Number(L), Number(C) * (factor === undefined ? 1 : chroma), degrees);
}

/** Text in the accent colour, and text on it, with what it stands on. */
const pairs = [
  ['accent', ['bg', 'surface', 'raised', 'sunken']],
  ['accent-strong', ['bg', 'surface', 'raised', 'sunken', 'accent-soft']],
  ['on-accent', ['accent-fill']],
  ['on-bubble', ['bubble']],
  ['text', ['accent-soft']],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  it.each([false, true])('[HINT-08] every accent colour has a contrast of 4.5:1 at least (more contrast: %s)', isMore => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.double({ min: 0, max: 1, noNaN: true }), (hue, chroma) => {
        const accent = { hue, chroma, isMore };
        for (const [front, backs] of pairs) {
          for (const back of backs) {
            const ratio = contrastRatio(luminance(front, scheme, accent), luminance(back, scheme, accent));
            expect(ratio, `${front} on ${back} at ${hue}°, strength ${chroma}`).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

it('the browser that prefers more contrast has the colours of the setting', () => {
  const colours = (text: string): string[] => (text.match(/--rk-[\w-]+: [^;]*;/g) ?? []).filter(line => line.includes('oklch'));
  expect(colours(preferredMore)).toEqual(colours(more));
  expect(colours(more).length).toBeGreaterThan(5);
});
