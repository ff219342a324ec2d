import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { prepareRichText } from './packages/ui/src/rich-text/sanitizer.dom.js';

const FRAME_MS = 16;

// What is waited for comes at once; a busy machine may take its time.
configure({ asyncUtilTimeout: 30_000 });

// A frame of jsdom is an interval: asked for while a test replaces `setInterval`, it would never come, and no later one either.
const { setTimeout: startTask, clearTimeout: cancelAnimationFrame } = globalThis;
const requestAnimationFrame = (callback: FrameRequestCallback) =>
  Number(
    startTask(() => {
      // After the last file of a worker its document is gone.
      if ('document' in globalThis) callback(performance.now());
    }, FRAME_MS),
  );
for (const view of [window, document.defaultView]) Object.assign(view ?? {}, { requestAnimationFrame, cancelAnimationFrame });

// Nothing is laid out here, so there is nowhere to scroll to; a test that cares puts its own in place.
const nothing = () => undefined;
Object.assign(window, { scrollTo: nothing, scrollBy: nothing });
Object.assign(Element.prototype, { scrollTo: nothing, scrollBy: nothing });

const keepers = [window, document, document.documentElement, navigator, Element.prototype, HTMLElement.prototype].map(
  keepProperties,
);

// jsdom has no sanitizer of its own: texts are drawn with DOMPurify from the start.
await prepareRichText();

afterEach(cleanup);

// The files of a worker share one document and one set of modules: each leaves both as it found them.
afterAll(async () => {
  // A part that is still loading when its file ends would never be loaded for the files after it.
  await vi.dynamicImportSettled();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  // A layer that the last test left open leaves the history in a task, and its traversal ends in another.
  for (let tasks = 0; tasks < 3; tasks += 1) await new Promise(resolve => startTask(resolve));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const putBack of keepers) putBack();
  localStorage.clear();
  sessionStorage.clear();
  // Modules that stay loaded read what is stored again, as after a write of another tab.
  window.dispatchEvent(new StorageEvent('storage'));
  // An entry of its own: the next file has nothing to go forward to.
  history.pushState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
});

/** @returns Puts back the properties that a test file replaced. What was added to the window stays: modules that stay loaded look for it. */
function keepProperties(target: object): () => void {
  const kept = Object.getOwnPropertyDescriptors(target);
  return () => {
    for (const name of Reflect.ownKeys(target)) {
      const now = Object.getOwnPropertyDescriptor(target, name);
      const before = Reflect.get(kept, name) as PropertyDescriptor | undefined;
      if (before === undefined && target !== window) Reflect.deleteProperty(target, name);
      else if (before !== undefined && now?.configurable === true && !isSame(now, before))
        Object.defineProperty(target, name, before);
    }
  };
}

function isSame(one: PropertyDescriptor, other: PropertyDescriptor): boolean {
  return one.value === other.value && one.get === other.get && one.set === other.set;
}
