import { afterEach, expect, test, vi } from 'vitest';

const REGISTRY = Symbol.for('rookery.trusted-types.app-parse');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  Reflect.deleteProperty(globalThis, REGISTRY);
});

test('creates the policy once, even when the module is evaluated twice', async () => {
  const names: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    names.push(name);
    return rules;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  const first = await import('./trusted-types.js');
  expect(names).toEqual([]);
  const policy = first.parsePolicy();
  vi.resetModules();
  const second = await import('./trusted-types.js');
  expect(second.parsePolicy()).toBe(policy);
  expect(names).toEqual(['app-parse']);
});

test('without Trusted Types, returns the text unchanged and rejects script URLs', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { parsePolicy } = await import('./trusted-types.js');
  expect(parsePolicy().createHTML('<p>')).toBe('<p>');
  expect(() => parsePolicy().createScriptURL('https://example.org/x.js')).toThrow(TypeError);
});
