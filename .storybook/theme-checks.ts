import { cdp } from 'vitest/browser';
import { applyDisplay } from './display.js';
import type { ToolbarValues } from './toolbar.js';

interface AxeNode {
  readonly target: unknown;
  readonly failureSummary?: string;
  readonly element?: Element;
}

/** The part of axe-core used here. The accessibility addon has loaded it, and it leaves itself in the window. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: AxeNode[] }[] }>;
}

interface AccessibilityParameters {
  readonly test?: string;
  readonly disable?: boolean;
  readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] };
}

/** The rules of axe that a theme can change; the others have been checked. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const layoutRules = ['scrollable-region-focusable'];

/** A story that is shown again in another theme, without a new render. */
interface ThemeCheck {
  readonly name: string;
  readonly change: Partial<ToolbarValues>;
  readonly rules: readonly string[];
  /** Emulated by the browser. */
  readonly forcedColours?: boolean;
}

const checks: readonly ThemeCheck[] = [
  { name: 'light', change: { theme: 'light' }, rules: colourRules },
  { name: 'dark', change: { theme: 'dark' }, rules: colourRules },
  { name: 'right to left', change: { theme: 'light', direction: 'rtl' }, rules: layoutRules },
  { name: 'forced colours', change: { theme: 'light' }, rules: colourRules, forcedColours: true },
];

/** Faults of the story on screen in light, dark, right to left and forced colours, one line each. Its own theme has been checked. */
export async function themeFaults(values: ToolbarValues, a11y: AccessibilityParameters): Promise<string[]> {
  const axe = (window as { axe?: Axe }).axe;
  if (a11y.test === 'off' || a11y.disable === true) return [];
  if (axe === undefined) throw new Error('The accessibility addon has not loaded axe.');
  const off = new Set(a11y.config?.rules?.filter(rule => rule.enabled === false).map(rule => rule.id));
  const faults: string[] = [];
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  const width = overflow();
  try {
    for (const { name, change, rules, forcedColours } of checks) {
      const isShown = Object.entries(change).every(([key, value]) => values[key as keyof ToolbarValues] === value);
      if (isShown && forcedColours !== true) continue;
      applyDisplay({ ...values, ...change });
      if (forcedColours === true) await emulateForcedColours(true);
      await frame();
      finishAnimations();
      if (change.direction === 'rtl' && overflow() > width + 1)
        faults.push(`${name}: the page is ${overflow() - width} px too wide`);
      const enabled = rules.filter(rule => !off.has(rule));
      const { violations } = await axe.run(
        { include: [document.body] },
        { runOnly: { type: 'rule', values: enabled }, resultTypes: ['violations'], elementRef: true },
      );
      const nodes = violations.flatMap(({ id, nodes: found }) => found.map(node => ({ id, ...node })));
      const seen = forcedColours === true ? await withSeenColours(nodes) : nodes;
      faults.push(
        ...seen.map(({ id, target, failureSummary }) => `${name}: ${id} at ${String(target)}\n${failureSummary ?? ''}`),
      );
    }
  } finally {
    await emulateForcedColours(false);
    applyDisplay(values);
    still.remove();
  }
  return faults;
}

/** The colour of a text, which Chromium does not replace in computed styles. */
const READ_BY_AXE = '-webkit-text-fill-color';

/**
 * Leaves out the elements whose colour Chromium replaces when it paints: the style that axe reads has the colour of the theme. Those with a
 * colour of a sheet for forced colours, or out of reach of them (`forced-color-adjust`), stay. Ends the emulation.
 */
async function withSeenColours<Node extends AxeNode>(nodes: readonly Node[]): Promise<Node[]> {
  const styles = nodes.map(({ element }) => (element === undefined ? undefined : getComputedStyle(element)));
  const forced = styles.map(style => ({
    colour: style?.getPropertyValue(READ_BY_AXE),
    adjust: style?.getPropertyValue('forced-color-adjust'),
  }));
  await emulateForcedColours(false);
  await frame();
  return nodes.filter(
    (_, index) => forced[index]?.adjust !== 'auto' || forced[index]?.colour !== styles[index]?.getPropertyValue(READ_BY_AXE),
  );
}

/** Ends what moves or fades in; it would be measured on its way. What moves for ever goes on. */
function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

/** Pixels by which the content is wider than the page. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

function frame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

async function emulateForcedColours(isOn: boolean): Promise<void> {
  const features = isOn ? [{ name: 'forced-colors', value: 'active' }] : [];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
