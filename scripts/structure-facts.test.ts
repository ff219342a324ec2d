import { describe, expect, it } from 'vitest';
import { unusedExports } from './structure-facts.ts';

const file = (path: string, text: string) => ({ path, text });
const source = file('packages/ui/src/colour/colour.ts', 'export const red = 1;\nexport interface Shade {}\nconst blue = 2;\n');

describe('unusedExports', () => {
  it('names what no file imports', () => {
    expect(unusedExports([source], [])).toEqual(['packages/ui/src/colour/colour: red', 'packages/ui/src/colour/colour: Shade']);
  });

  it.each([
    "import { red, type Shade } from './colour.js';",
    "export { red } from './colour.js';\nimport type { Shade as Tone } from './colour.js';",
    "import * as colours from './colour.js';",
    "const colours = () => import('./colour.js');",
  ])('counts %j', text => {
    expect(unusedExports([source, file('packages/ui/src/colour/other.ts', text)], [])).toEqual([]);
  });

  it('counts tests, and files outside the sources', () => {
    const test = file('packages/ui/src/colour/colour.test.ts', "import { red } from './colour.js';");
    const script = file('scripts/colours.ts', "import { Shade } from '../packages/ui/src/colour/colour.ts';");
    expect(unusedExports([source, test], [script])).toEqual([]);
  });

  it('leaves out entries, tests and stories', () => {
    const text = 'export const red = 1;\n';
    const paths = ['packages/ui/src/index.ts', 'packages/ui/src/a/a.stories.tsx', 'packages/ui/src/a/a.test.ts'];
    expect(
      unusedExports(
        paths.map(path => file(path, text)),
        [],
      ),
    ).toEqual([]);
  });
});
