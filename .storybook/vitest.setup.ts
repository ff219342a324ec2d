import { afterEach, beforeEach } from 'vitest';
import { pictureFaults, type LooksMode, type PicturedStory } from './picture-checks.js';
import { loadSheets, sheetOrderFaults } from './sheet-order.js';
import { themeFaults } from './theme-checks.js';
import { widthFaults } from './width-checks.js';

/** Vitest calls this for every dynamic import in the browser. */
interface BrowserRunner {
  wrapDynamicImport<Module>(load: () => Promise<Module>): Promise<Module>;
}

/** The story that a test has rendered: it stays until the next one. */
interface StoryOnScreen extends PicturedStory {
  readonly parameters: Readonly<Record<string, object | undefined>>;
}

const mode = import.meta.env['LOOKS'] as LooksMode;
const pendingImports = new Set<Promise<unknown>>();
let errors: unknown[] = [];

trackImports((globalThis as unknown as { __vitest_browser_runner__: BrowserRunner }).__vitest_browser_runner__);
recordErrors();
if (mode !== 'own') await loadSheets();

beforeEach(() => {
  errors = [];
});

// A story has passed only when its lazy parts have rendered too: an error in one of them belongs to this story, not to the next.
afterEach(async context => {
  await lazyPartsRendered();
  const [error] = errors;
  if (error !== undefined) throw new Error(`The story threw: ${textOf(error)}`, { cause: error });
  const { story, task } = context as typeof context & { story?: StoryOnScreen };
  if (story === undefined) return;
  if (mode === 'own') return;
  const sheets = sheetOrderFaults(document);
  if (sheets.length > 0) throw new Error(`Depends on the order of sheets:\n${sheets.join('\n')}`);
  const faults = await themeFaults(story.globals, story.parameters['a11y'] ?? {});
  if (faults.length > 0) throw new Error(`axe in other themes:\n${faults.join('\n')}`);
  const widths = await widthFaults(story, task.file.name);
  if (widths.length > 0) throw new Error(`At other widths:\n${widths.join('\n')}`);
  const pictures = await pictureFaults(story, task.file.name, mode);
  if (pictures.length > 0) throw new Error(`Other than its pictures:\n${pictures.join('\n')}`);
});

function trackImports(runner: BrowserRunner): void {
  const wrap = runner.wrapDynamicImport.bind(runner);
  runner.wrapDynamicImport = load => {
    const loading = wrap(load);
    pendingImports.add(loading);
    const settle = () => pendingImports.delete(loading);
    loading.then(settle, settle);
    return loading;
  };
}

/** Errors that React reports: uncaught ones as an `error` event, those caught by an error boundary through the console. */
function recordErrors(): void {
  window.addEventListener('error', event => errors.push(event.error ?? event.message));
  window.addEventListener('unhandledrejection', event => errors.push(event.reason));
  const report = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    const reasons = values.map(value => (value instanceof PromiseRejectionEvent ? (value.reason as unknown) : value));
    errors.push(reasons.find(reason => reason instanceof Error) ?? reasons.join(' '));
    report(...values);
  };
}

async function lazyPartsRendered(): Promise<void> {
  do {
    await Promise.allSettled(pendingImports);
    // React renders a loaded part in one task and runs its effects in another, after the paint; both may begin the next import.
    await frame();
    await frame();
  } while (pendingImports.size > 0);
}

function frame(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
