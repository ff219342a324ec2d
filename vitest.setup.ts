import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { prepareRichText } from './packages/ui/src/rich-text/sanitizer.dom.js';

// What is waited for comes at once; a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

// Nothing is laid out here, so there is nowhere to scroll to; a test that cares puts its own in place.
window.scrollTo = () => undefined;
window.scrollBy = () => undefined;

// jsdom has no sanitizer of its own: texts are drawn with DOMPurify from the start.
await prepareRichText();

afterEach(cleanup);

// The files of a worker share one document and one set of modules: each leaves both as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
});
