import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const names: string[] = [];

beforeEach(() => {
  names.length = 0;
  vi.resetModules();
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: object) {
      names.push(name);
      return { ...rules };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('creates one policy, on first use', async () => {
  const { parsePolicy } = await import('./trusted-types.js');
  expect(names).toEqual([]);
  expect(parsePolicy()).toBe(parsePolicy());
  expect(names).toEqual(['app-parse']);
});

test('the policy is not reachable through the global object', async () => {
  const before = new Set(Reflect.ownKeys(globalThis));
  const policy = (await import('./trusted-types.js')).parsePolicy();
  const added = Reflect.ownKeys(globalThis).filter(key => !before.has(key));
  expect(added).toEqual([]);
  expect(Object.values(Object.getOwnPropertyDescriptors(globalThis)).some(({ value }) => value === policy)).toBe(false);
});

test('without Trusted Types, returns the text unchanged and rejects script URLs', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { parsePolicy } = await import('./trusted-types.js');
  expect(parsePolicy()?.createHTML('<p>')).toBe('<p>');
  expect(() => parsePolicy()?.createScriptURL('https://example.org/x.js')).toThrow(TypeError);
});

test('a page that forbids the policy is told once', async () => {
  const refuse = vi.fn(() => {
    throw new TypeError('Policy "app-parse" disallowed.');
  });
  vi.stubGlobal('trustedTypes', { createPolicy: refuse });
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { parsePolicy } = await import('./trusted-types.js');
  expect([parsePolicy(), parsePolicy()]).toEqual([null, null]);
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report.mock.calls[0]?.[0]).toContain('Add app-parse to trusted-types');
  report.mockRestore();
});
