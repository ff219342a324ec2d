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

const DRAWINGS: Readonly<Record<string, string>> = {
  tram: '<rect x="10" y="14" width="44" height="38" rx="8" fill="#00758f"/><path d="M16 22h14v14H16zm18 0h14v14H34z" fill="#dff4f8"/><circle cx="21" cy="44" r="4" fill="#ffd166"/><circle cx="43" cy="44" r="4" fill="#ffd166"/><path d="M32 14V6M22 6h20M14 58h36" stroke="#23405c" stroke-width="4"/>',
  heron:
    '<path d="M18 12l20 4c4 12-2 18 2 26 4 6 12 8 12 8-14 6-30 0-28-14 1-8 8-12 6-18z" fill="#7d94a3"/><path d="M18 12l-12 2 12 4z" fill="#e29b2f"/><path d="M34 48v14M40 48v14" stroke="#5c2c33" stroke-width="3"/>',
  typecase:
    '<rect x="6" y="10" width="52" height="44" rx="4" fill="#9a652a"/><path d="M6 26h52M6 40h52M22 10v44M40 10v30" stroke="#523615" stroke-width="3"/><path d="M10 22l4-9 4 9M27 14v8h8" stroke="#fff6da" stroke-width="3" fill="none"/>',
  lantern:
    '<path d="M22 14h20l4 34H18z" fill="#ffb766"/><path d="M26 20h12l2 22H24z" fill="#fff6da"/><path d="M20 14h24M16 50h32M32 4v10" stroke="#523615" stroke-width="4"/>',
  ferry:
    '<path d="M6 40h52l-8 14H14z" fill="#23405c"/><path d="M16 26h32v14H16z" fill="#e3dcc7"/><path d="M30 12h10v14H30z" fill="#c9747c"/><path d="M4 58q8-5 14 0t14 0 14 0 14 0" stroke="#4c9490" stroke-width="3" fill="none"/>',
  tea: '<path d="M10 26h36v14a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14z" fill="#449a78"/><path d="M46 30h6a6 6 0 0 1 0 14h-6" stroke="#449a78" stroke-width="4" fill="none"/><path d="M20 20q-4-6 0-12M32 20q-4-6 0-12" stroke="#a9bcc7" stroke-width="3" fill="none"/>',
  ampersand:
    '<path d="M50 54L22 22c-4-8 12-16 16-6 3 9-24 14-22 26 2 14 26 14 32-8" fill="none" stroke="#8d5a80" stroke-width="7" stroke-linecap="round"/>',
  signal:
    '<path d="M32 60V8" stroke="#4b606e" stroke-width="5"/><path d="M32 10h22v12H32z" fill="#c04a4a"/><circle cx="20" cy="16" r="6" fill="#58833a"/>',
};

export const EMOJI_SHORTCODES = Object.keys(DRAWINGS);

/** A custom emoji; null for an unknown shortcode. */
export function emojiSvg(shortcode: string): string | null {
  const drawing = Object.hasOwn(DRAWINGS, shortcode) ? DRAWINGS[shortcode] : undefined;
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${drawing}</svg>`;
}
