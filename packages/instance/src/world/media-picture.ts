import type { Colour } from './blurhash.js';
import { createSeededRandom } from './seeded-random.js';

/** Upper sky, horizon, sun, far hills, middle hills, near hills. */
type Palette = readonly [string, string, string, string, string, string];

const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#7cc7ec', '#e3dcc7', '#ffecb3', '#6f9db8', '#3b6f91', '#23405c'],
  ['#4a4580', '#c9747c', '#ffb766', '#6d4674', '#412c5d', '#1b1832'],
  ['#b7e0da', '#d6f0e1', '#fffbe2', '#7fbfa3', '#449a78', '#1c6644'],
  ['#f7b98b', '#fde8cf', '#fff6da', '#d98a72', '#a8574f', '#5c2c33'],
  ['#101b3d', '#3c4f86', '#f4f1d0', '#2d3b6b', '#1c2750', '#0b1128'],
  ['#cfdde6', '#f0f3f2', '#ffffff', '#a9bcc7', '#7d94a3', '#4b606e'],
  ['#f3c3d3', '#fdebdc', '#fff3c9', '#c68fa9', '#8d5a80', '#4b2f52'],
  ['#5fb7b5', '#f3e3a9', '#fff9d0', '#4c9490', '#2c6a6c', '#16414a'],
  ['#ffcf6b', '#ffe9b8', '#fffdf0', '#d99a3c', '#9a652a', '#523615'],
  ['#8fa6d8', '#f2c9c0', '#ffe3b0', '#7f83b4', '#565a90', '#2e3160'],
  ['#22393b', '#6d8f7c', '#f8e6a0', '#35575a', '#22403f', '#0f2224'],
  ['#b5d77f', '#eef5cf', '#ffffe6', '#86b055', '#58833a', '#2f4f22'],
];

export const PALETTE_COUNT = PALETTES.length;

export type Picture = { palette: number; variant: number; width: number; height: number };

type Point = readonly [number, number];
type Scene = {
  palette: Palette;
  sun: readonly [number, number, number];
  ridges: Point[][];
  kind: 'hills' | 'harbour' | 'birds' | 'night';
};

function ridge(seed: number, top: number, bottom: number, peaks: number): Point[] {
  const random = createSeededRandom(seed);
  const points: Point[] = [[0, (top + bottom) / 2 + (random.next() - 0.5) * (bottom - top)]];
  for (let index = 0; index < peaks; index += 1) {
    const from = (index + 0.15) / peaks;
    points.push([from + random.next() * (0.35 / peaks), top + random.next() * (bottom - top) * 0.45]);
    points.push([from + (0.5 + random.next() * 0.3) / peaks, bottom - random.next() * (bottom - top) * 0.3]);
  }
  points.push([1, (top + bottom) / 2 + (random.next() - 0.5) * (bottom - top) * 0.6]);
  return points;
}

function sceneOf({ palette, variant, width, height }: Picture): Scene {
  const random = createSeededRandom(variant * 31 + palette);
  const colours = PALETTES[palette % PALETTES.length] ?? PALETTES[0];
  const breadth = Math.max(1, Math.min(8, Math.round((width / height) * 1.6)));
  const kinds = ['hills', 'birds', 'harbour', 'hills'] as const;
  const kind = palette % PALETTES.length === 4 || palette % PALETTES.length === 10 ? 'night' : random.pick(kinds);
  const ridges = [
    ridge(variant * 7 + 1, 0.34, 0.66, breadth + 1),
    ridge(variant * 7 + 2, 0.45, 0.8, breadth),
    ridge(variant * 7 + 3, 0.68, 0.92, breadth + 1),
  ];
  return {
    palette: colours,
    sun: [0.15 + random.next() * 0.7, 0.16 + random.next() * 0.3, 0.07 + random.next() * 0.05],
    ridges,
    kind,
  };
}

function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [fromX, fromY] = points[index - 1] ?? [0, 1];
    const [toX, toY] = points[index] ?? [1, 1];
    if (x <= toX) return fromY + ((toY - fromY) * (x - fromX)) / Math.max(0.0001, toX - fromX);
  }
  return 1;
}

/** The colour at a position, 0 to 1 in both directions: the input of the BlurHash. */
export function pictureColour(picture: Picture): (x: number, y: number) => Colour {
  const scene = sceneOf(picture);
  const colours = scene.palette.map(rgb);
  const black: Colour = [0, 0, 0];
  const [above = black, horizon = black, sun = black] = colours;
  const aspect = picture.width / picture.height;
  return (x, y) => {
    for (let layer = 2; layer >= 0; layer -= 1) {
      if (y >= heightAt(scene.ridges[layer] ?? [], x)) return colours[3 + layer] ?? horizon;
    }
    const [sunX, sunY, radius] = scene.sun;
    const scale = Math.min(1, aspect);
    if (((x - sunX) * aspect) ** 2 + (y - sunY) ** 2 < (radius * scale) ** 2) return sun;
    const share = Math.min(1, y / 0.8);
    const blend = (index: 0 | 1 | 2) => above[index] + (horizon[index] - above[index]) * share;
    return [blend(0), blend(1), blend(2)];
  };
}

const number = (value: number) => String(Math.round(value * 10) / 10);

function details(scene: Scene, { width, height, variant }: Picture): string {
  const random = createSeededRandom(variant * 13 + 5);
  const unit = Math.min(width, height);
  const [, , sun, far, , near] = scene.palette;
  if (scene.kind === 'night') {
    let stars = '';
    for (let index = 0; index < 26; index += 1) {
      stars += `<circle cx="${number(random.next() * width)}" cy="${number(random.next() * height * 0.5)}" r="${number(unit * (0.002 + random.next() * 0.003))}"/>`;
    }
    return `<g fill="${sun}" opacity=".8">${stars}</g>`;
  }
  if (scene.kind === 'birds') {
    let birds = '';
    const count = random.integer(3, 9);
    for (let index = 0; index < count; index += 1) {
      const size = unit * (0.018 + random.next() * 0.022);
      const x = (0.12 + random.next() * 0.76) * width;
      const y = (0.08 + random.next() * 0.3) * height;
      birds += `M${number(x - size)} ${number(y)}q${number(size / 2)} ${number(-size * 0.7)} ${number(size)} 0q${number(size / 2)} ${number(-size * 0.7)} ${number(size)} 0`;
    }
    return `<path d="${birds}" fill="none" stroke="${near}" stroke-width="${number(unit * 0.006)}" stroke-linecap="round"/>`;
  }
  if (scene.kind === 'harbour') {
    const y = height * 0.86;
    const x = (0.2 + random.next() * 0.6) * width;
    const size = unit * 0.16;
    return (
      `<path d="M0 ${number(height * 0.8)}H${width}V${height}H0Z" fill="${far}"/>` +
      `<path d="M0 ${number(height * 0.9)}H${width}M${number(width * 0.2)} ${number(height * 0.95)}H${number(width * 0.7)}" stroke="${sun}" stroke-opacity=".35" stroke-width="${number(unit * 0.006)}"/>` +
      `<path d="M${number(x - size / 2)} ${number(y)}h${number(size)}l${number(-size * 0.18)} ${number(size * 0.2)}h${number(-size * 0.64)}z" fill="${near}"/>` +
      `<path d="M${number(x)} ${number(y - size * 0.08)}v${number(-size)}l${number(size * 0.42)} ${number(size * 0.9)}z" fill="${sun}"/>`
    );
  }
  return '';
}

/** The picture as SVG. `scale` changes its size: a preview is the same drawing, smaller. */
export function pictureSvg(picture: Picture, scale = 1): string {
  const { width, height } = picture;
  const scene = sceneOf(picture);
  const [above, horizon, sun, ...hills] = scene.palette;
  const [sunX, sunY, radius] = scene.sun;
  const layers = scene.ridges.map((points, index) => {
    const line = points.map(([x, y]) => `L${number(x * width)} ${number(y * height)}`).join('');
    return `<path d="M0 ${height}${line}L${width} ${height}Z" fill="${hills[index]}"/>`;
  });
  const extra = details(scene, picture);
  const drawing = scene.kind === 'harbour' ? [layers[0], layers[1], extra] : [extra, ...layers];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${above}"/><stop offset=".8" stop-color="${horizon}"/></linearGradient>` +
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#s)"/>` +
    `<circle cx="${number(sunX * width)}" cy="${number(sunY * height)}" r="${number(radius * Math.min(width, height))}" fill="${sun}"/>` +
    `${drawing.join('')}</svg>`
  );
}
