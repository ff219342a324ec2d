const PAIRS = [
  ['#22c3dc', '#1a6fc4'],
  ['#f2937c', '#b36b00'],
  ['#8ea2ff', '#7d4fb0'],
  ['#e08fd8', '#b04468'],
  ['#6cc070', '#0aa08f'],
  ['#f2868f', '#b3560f'],
  ['#c7a83a', '#5b8c24'],
  ['#7fd1ae', '#28627f'],
  ['#f5b971', '#c04a4a'],
  ['#9bb7f0', '#3d5a9e'],
  ['#d3c1a5', '#7c5c43'],
  ['#a0d468', '#2f8f6b'],
  ['#ff9eb5', '#7d3c98'],
  ['#7a8ba0', '#2c3e50'],
] as const;

export const AVATAR_COUNT = PAIRS.length * 4;

/** Head and shoulders on a gradient. `variant`, 0 to AVATAR_COUNT - 1, chooses colours and build. */
export function avatarSvg(variant: number): string {
  const [from, to] = PAIRS[variant % PAIRS.length] ?? PAIRS[0];
  const build = Math.floor(variant / PAIRS.length) % 4;
  const head = [
    '<circle cx="100" cy="78" r="33"/>',
    '<circle cx="100" cy="80" r="31"/><circle cx="100" cy="42" r="13"/>',
    '<ellipse cx="100" cy="80" rx="29" ry="34"/>',
    '<circle cx="100" cy="82" r="31"/><path d="M60 68q40-44 80 0z"/>',
  ][build];
  const shoulders = ['M36 200c0-46 28-72 64-72s64 26 64 72z', 'M30 200c0-40 30-64 70-64s70 24 70 64z'][build % 2];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">' +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path d="M0 0h200v200H0z" fill="url(#g)"/><g fill="#fff" fill-opacity=".86">${head}<path d="${shoulders}"/></g></svg>`
  );
}
