import { afterEach, expect, it, vi } from 'vitest';
import { writeCookie } from './browser-services.dom.js';

afterEach(() => vi.unstubAllGlobals());

it('the settings last without a cookie', () => {
  vi.stubGlobal('document', {
    set cookie(_: string) {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => writeCookie('a=1')).not.toThrow();
});
