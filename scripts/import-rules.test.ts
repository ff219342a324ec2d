import { describe, expect, it } from 'vitest';
import { importFaults, layerOf } from './import-rules.ts';

const file = (path: string, text: string) => ({ path, text });

describe('importFaults', () => {
  it('refuses a package its neighbours may not know, and allows the others', () => {
    expect(importFaults([file('packages/ui/src/link.tsx', `import { x } from '@rookery/api-client';`)])).toHaveLength(1);
    expect(importFaults([file('packages/timeline/src/list.tsx', `import { x } from '@rookery/api-client/query';`)])).toEqual([]);
  });

  it('keeps the built-in server out of everything but tests and the server', () => {
    const text = `import { createInstance } from '@rookery/instance';`;
    expect(importFaults([file('apps/web/src/main.tsx', text)])).toHaveLength(1);
    expect(importFaults([file('apps/web/server/serve.ts', text)])).toEqual([]);
    expect(importFaults([file('packages/timeline/src/list.test.tsx', text)])).toEqual([]);
  });

  it('refuses React in a core file, also when the import spans lines', () => {
    expect(importFaults([file('packages/timeline/src/rules.ts', `import {\n  useState,\n} from 'react';`)])).toHaveLength(1);
    expect(importFaults([file('packages/timeline/src/use-rules.ts', `import { useState } from 'react';`)])).toEqual([]);
  });

  it('finds a cycle through types too, and names it once', () => {
    const faults = importFaults([
      file('packages/ui/src/a.ts', `import type { B } from './b.js';`),
      file('packages/ui/src/b.ts', `export { a } from './a.js';`),
    ]);
    expect(faults).toEqual(['Import cycle: packages/ui/src/a -> packages/ui/src/b -> packages/ui/src/a']);
  });

  it('ignores imports in comments', () => {
    expect(
      importFaults([file('packages/ui/src/a.ts', `// import { x } from '@rookery/chats';\n/* import y from 'react'; */`)]),
    ).toEqual([]);
  });
});

it('tells a layer by the ending of the name', () => {
  expect(
    ['a.ts', 'a.data.ts', 'use-a.ts', 'a.tsx', 'a.screen.tsx', 'a.test.tsx'].map(name => layerOf(`packages/ui/src/${name}`)),
  ).toEqual(['core', 'data', 'hook', 'component', 'screen', 'test']);
});
