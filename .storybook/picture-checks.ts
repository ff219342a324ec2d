import { cdp, commands } from 'vitest/browser';
import { BOX_FONT, loadBoxFont } from './box-font.js';
import { applyDisplay } from './display.js';
import { CELL, decodeGrid, differences, encodeGrid, gridOf, type Grid } from './picture-grid.js';
import type { ToolbarValues } from './toolbar.js';

/** Each story in its own theme, direction and width; in all of them, with its pictures; or with the pictures written again. */
export type LooksMode = 'own' | 'all' | 'update';

/** The browser draws the pictures at this scale: a quarter of the pixels is enough for the mean of a cell. */
const SCALE = 0.5;
const IMAGES_TIMEOUT_MS = 3000;

const looks = {
  light: { theme: 'light', contrast: 'normal', direction: 'ltr' },
  dark: { theme: 'dark', contrast: 'normal', direction: 'ltr' },
  rtl: { theme: 'light', contrast: 'normal', direction: 'rtl' },
} as const satisfies Record<string, Partial<ToolbarValues>>;

/** The pictures of a story file: its stories, and the grid of each look. */
type PictureFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<PictureFile>('../{packages,apps}/*/src/**/*.pictures.json', { import: 'default' });

export interface PicturedStory {
  readonly id: string;
  readonly storyName: string;
  readonly globals: ToolbarValues;
  /** `pictures: false` for a story that never looks the same twice. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Compares the story on screen with its pictures in light, dark and right to left; or writes them. Returns faults, one line each. */
export async function pictureFaults(story: PicturedStory, path: string, mode: LooksMode): Promise<string[]> {
  if (story.parameters['pictures'] === false) return [];
  const file = path.replace(/\.stories\.tsx$/, '.pictures.json');
  const known = mode === 'update' ? {} : ((await files[`../${file}`]?.())?.[story.id] ?? {});
  const taken: Record<string, string> = {};
  const faults: string[] = [];
  const undo = await standardize();
  try {
    for (const [look, change] of Object.entries(looks)) {
      applyDisplay({ ...story.globals, ...change });
      const { grid, png } = await takePicture();
      taken[look] = await encodeGrid(grid);
      if (mode === 'update') continue;
      const expected = known[look];
      const cells = expected === undefined ? [] : differences(await decodeGrid(expected), grid);
      if (expected !== undefined && cells.length === 0) continue;
      await commands.savePicture(`${story.id}-${look}`, png);
      const [column, row] = cells[0] ?? [0, 0];
      const place =
        expected === undefined ? 'has no picture' : `${cells.length} cells differ, from x ${column * CELL}, y ${row * CELL}`;
      faults.push(`${look}: ${place} (.reports/pictures/${story.id}-${look}.png)`);
    }
  } finally {
    undo();
    applyDisplay(story.globals);
  }
  if (mode === 'update') await commands.writePictures(file, story.id, taken);
  return faults;
}

/** Makes the page look alike on every machine and at every moment: animations have ended. Returns a function that undoes it. */
async function standardize(): Promise<() => void> {
  await loadBoxFont();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after {
      font-family: '${BOX_FONT}' !important; transition: none !important;
      animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
      caret-color: transparent !important; scrollbar-width: none !important;
    }
    /* The browser moves the bar of one without a value by itself. */
    progress:indeterminate { appearance: none !important; }
  `);
  const roots = [document, ...shadowRoots(document)];
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  await imagesLoaded();
  return () => {
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter(one => one !== sheet);
  };
}

function shadowRoots(root: Document | ShadowRoot): ShadowRoot[] {
  const inside = [...root.querySelectorAll('*')].map(element => element.shadowRoot).filter(shadow => shadow !== null);
  return inside.flatMap(shadow => [shadow, ...shadowRoots(shadow)]);
}

async function imagesLoaded(): Promise<void> {
  const images = [...document.images].filter(image => !image.complete && (image.loading !== 'lazy' || isInView(image)));
  const loaded = images.map(image => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), new Promise(resolve => setTimeout(resolve, IMAGES_TIMEOUT_MS))]);
}

/** One out of view may never load. */
function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

async function takePicture(): Promise<{ grid: Grid; png: string }> {
  await frame();
  await frame();
  const { x, y } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { innerWidth: width, innerHeight: height } = window;
  const clip = { x, y, width, height, scale: SCALE };
  const { data } = await cdp().send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const picture = await (await fetch(`data:image/png;base64,${data}`)).blob();
  const cells = await createImageBitmap(picture, { resizeWidth: columns, resizeHeight: rows, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(columns, rows).getContext('2d');
  if (canvas === null) throw new Error('There is no canvas.');
  canvas.drawImage(cells, 0, 0);
  return { grid: gridOf(canvas.getImageData(0, 0, columns, rows).data, columns), png: data };
}

function frame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}
