import { applyDisplay } from './display.js';
import { colourFaults, stopTransitions, type AccessibilityParameters } from './theme-checks.js';
import type { ToolbarValues } from './toolbar.js';

/** A small phone, and the column of posts of a wide window, in px. */
const WIDTHS = [390, 600];

/** The stories of posts, threads, people, notifications and pages, by folder. */
const CHECKED =
  /packages\/(?:timeline\/src\/(?:filters|follow|history|poll|status|thread)|(?:explore|notifications|people)\/src)\/|apps\/web\/src\/(?:pages|search)\//;

interface CheckedStory {
  readonly globals: ToolbarValues;
  /** `widths: false` for a story that draws boxes of these widths itself. */
  readonly parameters: Readonly<Record<string, unknown>> & { readonly a11y?: AccessibilityParameters };
}

/** Pixels that rounding may add. */
const TOLERANCE = 1;

/**
 * Resizes the window of the story on screen, in both directions of writing and in dark. Returns faults, one line each: a page that
 * scrolls sideways, a part that stands out of the window, and in dark a colour without contrast.
 * @param path The file of the story, from the root of the repository.
 */
export async function widthFaults({ globals: values, parameters }: CheckedStory, path: string): Promise<string[]> {
  if (!CHECKED.test(path) || parameters['widths'] === false) return [];
  // An element of another window is no instance of this window's class.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The story is not in a frame.');
  const before = frame.style.cssText;
  const faults: string[] = [];
  const still = stopTransitions();
  try {
    for (const width of WIDTHS) {
      frame.style.width = `${width}px`;
      // The observers of sizes, and the renders that they begin.
      await nextFrame();
      for (const direction of ['ltr', 'rtl']) {
        applyDisplay({ ...values, direction });
        await nextFrame();
        if (window.innerWidth !== width) throw new Error(`The window is ${window.innerWidth} px wide, and not ${width}.`);
        faults.push(...(await lastingOverflows(width)).map(fault => `${width} px, ${direction}: ${fault}`));
      }
      applyDisplay({ ...values, theme: 'dark' });
      await nextFrame();
      faults.push(...(await colourFaults(`${width} px, dark`, parameters.a11y ?? {})));
    }
  } finally {
    frame.style.cssText = before;
    still.remove();
    applyDisplay(values);
    await nextFrame();
  }
  return faults;
}

/** The overflows that are there after a layer has had the time to take its new place. */
async function lastingOverflows(width: number): Promise<string[]> {
  for (let frame = 0; frame < 120 && overflows(width).length > 0; frame += 1) await nextFrame();
  return overflows(width);
}

function overflows(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth + TOLERANCE ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
  const parts = [...document.body.querySelectorAll('*')].filter(element => {
    const box = element.getBoundingClientRect();
    const isOutside = box.right > width + TOLERANCE || box.left < -TOLERANCE;
    return isOutside && box.width > 1 && box.height > 1 && isDrawn(element) && !isClipped(element);
  });
  return [...page, ...parts.slice(0, 2).map(element => `out of the window: ${element.outerHTML.slice(0, 120)}`)];
}

/** False for what only assistive technology reads, and for what is invisible. */
function isDrawn(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

/** Whether a part of the page hides or scrolls what stands out of it. */
function isClipped(element: Element): boolean {
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    const { overflowX, contain, clipPath } = getComputedStyle(around);
    if (overflowX !== 'visible' || contain.includes('paint') || clipPath !== 'none') return true;
  }
  return false;
}

function nextFrame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}
