import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { components } from '../test-support/public-components.js';

const folder = join(import.meta.dirname, '../..');
const exported = new Map(Object.entries(manifest.exports));

/** The classes and attributes that a sheet styles, with those it imports. */
function styledBy(file: string): string[] {
  const style = readFileSync(file, 'utf8');
  const names = [...style.matchAll(/\.(?<name>rk-[\w-]+)|\[(?<attribute>data-tooltip)\]/g)].map(({ groups }) => groups);
  const imports = [...style.matchAll(/@import '(?<path>\.[^']+)'/g)].map(({ groups }) => groups?.['path'] ?? '');
  return [
    ...names.map(groups => groups?.['name'] ?? groups?.['attribute'] ?? ''),
    ...imports.flatMap(path => styledBy(join(dirname(file), path))),
  ];
}

/** Names that a sheet of the package styles, by the sheet's name in `exports`. */
const styled = (sheet: string) => styledBy(join(folder, exported.get(`./${sheet}`) ?? sheet));

/** The table of the README: the sheets of each component beside `base.css`. */
const sheetsOf = new Map(
  [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| (?<components>`[A-Z].*) \| (?<sheets>`.*\.css`) \|$/gm),
  ].flatMap(({ groups }) => {
    const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? '');
    return namesIn(groups?.['components']).map(name => [name, namesIn(groups?.['sheets'])] as const);
  }),
);

const anywhere = new Set(
  [...exported.keys()].filter(entry => entry.endsWith('.css')).flatMap(entry => styled(entry.slice('./'.length))),
);

it.each(Object.entries(components))('%s has all of its style in the sheets that the README names', async (name, example) => {
  const { unmount } = render(example());
  // The parts that are loaded on demand.
  await new Promise(resolve => setTimeout(resolve, 50));
  const elements = [...document.body.querySelectorAll('*')];
  const used = elements.flatMap(element => [
    ...element.classList,
    ...(element.hasAttribute('data-tooltip') ? ['data-tooltip'] : []),
  ]);
  const given = new Set(['base.css', ...(sheetsOf.get(name) ?? [])].flatMap(styled));
  expect([...new Set(used)].filter(style => anywhere.has(style) && !given.has(style))).toEqual([]);
  unmount();
});

it('has a sheet of the name of each entry with styles', () => {
  expect([...sheetsOf.values()].flat().filter(sheet => !exported.has(`./${sheet}`))).toEqual([]);
});
