import { describe, expect, it } from 'vitest';
import { clientReferences, isClientModule } from './client-modules.ts';

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

describe('clientReferences', () => {
  const button = `import { jsx } from 'react/jsx-runtime';\nexport const Button = () => jsx('button', {});\nexport const sizes = ['small'];`;
  const written = (index: string) =>
    clientReferences(
      new Map([
        ['button/button.js', button],
        ['parse.js', 'export const parse = () => null;'],
        ['menu/index.js', index],
      ]),
    );

  it('lets an entry reach a client module by a condition', () => {
    const files = written(`export { parse } from '../parse.js';\nexport { sizes, Button as Key } from '../button/button.js';`);
    expect(Object.fromEntries(files)).toEqual({
      'menu/index.js': `export { parse } from '../parse.js';\nexport { sizes, Button as Key } from "#client/button/button.js";`,
      'react-server/button/button.js': `"use client";\nexport { Button, sizes } from "../../button/button.js";\n`,
    });
  });

  it('collects the names that several statements take', () => {
    const files = written(
      `import { Button } from '../button/button.js';\nexport { sizes } from '../button/button.js';\nButton();`,
    );
    expect(files.get('react-server/button/button.js')).toContain('{ Button, sizes }');
  });

  it('leaves imports by client modules, of pure modules and on demand as they are', () => {
    expect(written(`import { jsx } from 'react/jsx-runtime';\nexport { Button } from '../button/button.js';`).size).toBe(0);
    expect(written(`export { parse } from '../parse.js';\nexport const load = () => import('../button/button.js');`).size).toBe(
      0,
    );
  });

  it.each([`export * from '../button/button.js';`, `import * as all from '../button/button.js';`])('rejects %s', code => {
    expect(() => written(code)).toThrow('menu/index.js takes all of ../button/button.js');
  });
});
