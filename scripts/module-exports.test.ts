import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { definitionOf, exportsOf, withoutEntries } from './module-exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'module-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};
const button = file('button.js', `const Button = () => null; export { Button };`);
const entry = file(
  'index.js',
  `import { Button } from './button.js'; export { Button, Button as Press }; export { Icon as X } from 'icons';`,
);
const icon = file('icon.js', `const X = 1; export { X as default };`);
const icons = file('icons.js', `export { default as Icon } from './icon.js';`);
const resolveEntry = (specifier: string): string | null => ({ '@rookery/ui': entry, icons })[specifier] ?? null;

it('lists the names that a module exports', () => {
  expect([...exportsOf(entry).keys()]).toEqual(['Button', 'Press', 'X']);
});

it('follows re-exports through files and packages', () => {
  expect(definitionOf(entry, 'Press', resolveEntry)).toEqual({ file: button, name: 'Button' });
  expect(definitionOf(entry, 'X', resolveEntry)).toEqual({ file: icon, name: 'default' });
});

it('imports from the modules that define the names, and leaves other packages alone', () => {
  const code = `import { X as Cross, Button } from '@rookery/ui';\nimport { useState } from 'react';`;
  expect(withoutEntries(code, resolveEntry)).toBe(
    `import { default as Cross } from ${JSON.stringify(icon)};import { Button as Button } from ${JSON.stringify(button)};\nimport { useState } from 'react';`,
  );
});
