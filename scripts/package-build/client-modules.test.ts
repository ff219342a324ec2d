import { expect, it } from 'vitest';
import { isClientModule } from './client-modules.ts';

it.each([
  ['elements', `import { jsx } from 'react/jsx-runtime'; export const Rule = () => jsx('hr', {});`],
  ['a hook', `import { useState } from 'react'; export const useOpen = () => useState(false);`],
  ['a hook of the package', `import { useStore as read } from './use-store.js'; export const useOpen = () => read();`],
  ['a query', `import { useQuery } from '@tanstack/react-query'; export const useStatus = () => useQuery({});`],
  ['a context', `import { createContext } from 'react'; export const Theme = createContext(null);`],
])('runs on the client only: a module with %s', (_name, code) => {
  expect(isClientModule(code)).toBe(true);
});

it.each([
  ['pure functions', `import { parse } from './parse.js'; export const safe = text => parse(text);`],
  [
    'query options',
    `import { queryOptions } from '@tanstack/react-query'; export const status = id => queryOptions({ queryKey: [id] });`,
  ],
  ['exports of other modules', `export { Button } from './button.js'; export { useStore } from './use-store.js';`],
])('runs on a server too: a module with %s', (_name, code) => {
  expect(isClientModule(code)).toBe(false);
});
