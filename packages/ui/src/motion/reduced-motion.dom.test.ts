import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from './reduced-motion.dom.js';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['motion'];
});

describe('prefersReducedMotion', () => {
  it('follows the system', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    expect(prefersReducedMotion()).toBe(true);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(prefersReducedMotion()).toBe(false);
  });

  it('follows the setting on the root element', () => {
    document.documentElement.dataset['motion'] = 'reduce';
    expect(prefersReducedMotion()).toBe(true);
  });

  it('is false where media queries are not supported', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(prefersReducedMotion()).toBe(false);
  });
});
