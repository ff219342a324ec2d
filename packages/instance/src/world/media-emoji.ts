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

/** The custom emoji that posts and names of the seed world use. */
export const EMOJI_SHORTCODES: readonly string[] = Object.keys(DRAWINGS);

const COLOURS: Readonly<Record<string, string>> = {
  amber: '#e0a020',
  aqua: '#30b8c8',
  black: '#22262b',
  blue: '#2f6fd0',
  bronze: '#a2703a',
  brown: '#7a4f2c',
  coral: '#ee7358',
  cream: '#e8dcb8',
  crimson: '#b3243c',
  gold: '#d8b13a',
  green: '#3f9a4d',
  grey: '#7f8a93',
  indigo: '#4646a8',
  ivory: '#e6e3d6',
  lilac: '#a98fd0',
  lime: '#9cc23c',
  mint: '#6fcaa2',
  navy: '#23355c',
  olive: '#7c7f33',
  orange: '#ea8a2e',
  pink: '#e88cb0',
  plum: '#7d3c78',
  red: '#d23b3b',
  teal: '#1f8a86',
  white: '#f4f5f6',
};

/** A closed path of points on two circles; equal radii make a polygon. */
function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${corners.join('L')}z"/>`;
}

/** A polygon of `sides` sides: the inner points lie on its edges. */
const polygon = (sides: number): string => starPath(sides, 26, 26 * Math.cos(Math.PI / sides));

const SHAPES: Readonly<Record<string, string>> = {
  arrow: '<path d="M6 26h28V12l24 20-24 20V38H6z"/>',
  bar: '<path d="M6 24h52v16H6z"/>',
  burst: starPath(12, 28, 20),
  circle: '<circle cx="32" cy="32" r="26"/>',
  cross: '<path d="M16 8l16 16L48 8l8 8-16 16 16 16-8 8-16-16-16 16-8-8 16-16L8 16z"/>',
  diamond: polygon(4),
  dots: '<circle cx="14" cy="32" r="8"/><circle cx="32" cy="32" r="8"/><circle cx="50" cy="32" r="8"/>',
  drop: '<path d="M32 4c14 20 20 28 20 36a20 20 0 0 1-40 0c0-8 6-16 20-36z"/>',
  frame: '<path fill-rule="evenodd" d="M8 8h48v48H8zm10 10v28h28V18z"/>',
  heart: '<path d="M32 58C10 42 4 32 4 22a14 14 0 0 1 28-4 14 14 0 0 1 28 4c0 10-6 20-28 36z"/>',
  hexagon: polygon(6),
  moon: '<path d="M40 6a26 26 0 1 0 18 36A22 22 0 0 1 40 6z"/>',
  octagon: polygon(8),
  pentagon: polygon(5),
  plus: '<path d="M24 6h16v18h18v16H40v18H24V40H6V24h18z"/>',
  ring: '<path fill-rule="evenodd" d="M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 12a14 14 0 1 0 0 28 14 14 0 0 0 0-28z"/>',
  spark: starPath(4, 28, 9),
  square: '<path d="M8 8h48v48H8z"/>',
  star: starPath(5, 28, 12),
  triangle: polygon(3),
  wave: '<path d="M4 36q14-24 28 0t28 0v16q-14 24-28 0t-28 0z"/>',
};

/** Every custom emoji of the server, 533: those of the seed world, and a shape in each colour. */
export const ALL_EMOJI_SHORTCODES: readonly string[] = [
  ...EMOJI_SHORTCODES,
  ...Object.keys(COLOURS).flatMap(colour => Object.keys(SHAPES).map(shape => `${colour}_${shape}`)),
];

function drawingOf(shortcode: string): string | undefined {
  if (Object.hasOwn(DRAWINGS, shortcode)) return DRAWINGS[shortcode];
  const [colour = '', shape = ''] = shortcode.split('_');
  if (!Object.hasOwn(COLOURS, colour) || !Object.hasOwn(SHAPES, shape)) return undefined;
  return `<g fill="${COLOURS[colour] ?? ''}">${SHAPES[shape] ?? ''}</g>`;
}

/** A custom emoji; null for an unknown shortcode. */
export function emojiSvg(shortcode: string): string | null {
  const drawing = drawingOf(shortcode);
  return drawing === undefined
    ? null
    : `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${drawing}</svg>`;
}
