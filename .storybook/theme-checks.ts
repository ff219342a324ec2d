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

export interface AccessibilityParameters {
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
  const axe = loadedAxe(a11y);
  if (axe === null) return [];
  const faults: string[] = [];
  const still = stopTransitions();
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
      const nodes = await violatingNodes(axe, rules, a11y);
      const seen = forcedColours === true ? await withSeenColours(nodes) : nodes;
      faults.push(...seen.map(node => faultLine(name, node)));
    }
  } finally {
    await emulateForcedColours(false);
    applyDisplay(values);
    still.remove();
  }
  return faults;
}

/** Faults of the colours of the story on screen as it is shown now, one line each. */
export async function colourFaults(name: string, a11y: AccessibilityParameters): Promise<string[]> {
  const axe = loadedAxe(a11y);
  if (axe === null) return [];
  finishAnimations();
  return (await violatingNodes(axe, colourRules, a11y)).map(node => faultLine(name, node));
}

/** Null for a story that is not checked. Throws an `Error` where axe is absent. */
function loadedAxe({ test, disable }: AccessibilityParameters): Axe | null {
  const { axe } = window as { axe?: Axe };
  if (test === 'off' || disable === true) return null;
  if (axe === undefined) throw new Error('The accessibility addon has not loaded axe.');
  return axe;
}

interface ViolatingNode extends AxeNode {
  readonly id: string;
}

/** The elements that violate a rule which the story has not switched off. */
async function violatingNodes(axe: Axe, rules: readonly string[], { config }: AccessibilityParameters): Promise<ViolatingNode[]> {
  const off = new Set(config?.rules?.filter(rule => rule.enabled === false).map(rule => rule.id));
  const { violations } = await axe.run(
    { include: [document.body] },
    {
      runOnly: { type: 'rule', values: rules.filter(rule => !off.has(rule)) },
      resultTypes: ['violations'],
      elementRef: true,
    },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(node => ({ ...node, id })));
}

const faultLine = (name: string, { id, target, failureSummary }: ViolatingNode): string =>
  `${name}: ${id} at ${String(target)}\n${failureSummary ?? ''}`;

/** Makes colours change at once. Returns the sheet that does, to be removed. */
export function stopTransitions(): HTMLStyleElement {
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  return still;
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
  const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot).filter(root => root !== null);
  for (const animation of [document, ...shadows].flatMap(root => root.getAnimations()))
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
