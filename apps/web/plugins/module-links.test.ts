import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { linksFor, readModuleLinks } from './module-links.js';

const read = (code: string) => readModuleLinks(parseSync('module.ts', code).program);
const targets = (code: string, name: string) => linksFor(read(code), name).map(({ source, imported }) => `${source} ${imported}`);

const barrel = `
  export { Home } from './home.js';
  export { Thread as ThreadScreen, type ThreadProps } from './thread.js';
  import { menu } from './menu.js';
  export { menu };
  export type { Row } from './row.js';
`;

test('a barrel leads only to what is asked of it, by the name it has there', () => {
  expect(read(barrel).isBarrel).toBe(true);
  expect(targets(barrel, 'ThreadScreen')).toEqual(['./thread.js Thread']);
  expect(targets(barrel, 'menu')).toEqual(['./menu.js menu']);
  expect(targets(barrel, 'Row')).toEqual([]);
});

test('a directive does not keep a barrel from being one', () => {
  expect(targets(`'use strict'; ${barrel}`, 'ThreadScreen')).toEqual(['./thread.js Thread']);
  expect(read("call('use strict');").isBarrel).toBe(false);
});

test('a barrel that hands on everything of another is asked on by the same name', () => {
  expect(targets("export * from './core.js'; export { useQuery } from './use-query.js';", 'QueryClient')).toEqual([
    './core.js QueryClient',
  ]);
});

test('a module with anything of its own needs all it imports, whatever is asked of it', () => {
  const module =
    "import React, { memo } from 'react'; import './row.css'; import type { Row } from './row.js'; export const one = memo(1);";
  expect(read(module).isBarrel).toBe(false);
  expect(targets(module, 'other').toSorted()).toEqual(['./row.css *', 'react default', 'react memo']);
});

test('a module that hands on a thing of its own is no barrel', () => {
  expect(read("export { Home } from './home.js'; export { own };").isBarrel).toBe(false);
});
