import { describe, expect, it } from 'vitest';
import { domFaults, folderCycleFaults, importFaults, layerOf } from './import-rules.ts';

const file = (path: string, text: string) => ({ path, text });

describe('importFaults', () => {
  it('allows the player in the folder of media alone', () => {
    const code = `import { VideoPlayer } from '@rookery/media-player';`;
    expect(importFaults([file('packages/timeline/src/media/a.tsx', code)])).toEqual([]);
    expect(importFaults([file('packages/timeline/src/status/a.tsx', code)])).toEqual([
      'packages/timeline/src/status/a.tsx imports @rookery/media-player, which timeline may not know',
    ]);
  });

  it('refuses a package its neighbours may not know, and allows the others', () => {
    expect(importFaults([file('packages/ui/src/link.tsx', `import { x } from '@rookery/api-client';`)])).toHaveLength(1);
    expect(importFaults([file('packages/timeline/src/list.tsx', `import { x } from '@rookery/store';`)])).toEqual([]);
  });

  it('keeps sheets out of the code of packages, which loads in Node, too', () => {
    const text = `import './row.css';`;
    expect(importFaults([file('packages/ui/src/row/row.tsx', text)])).toHaveLength(1);
    expect(importFaults([file('packages/ui/src/row/row.stories.tsx', text), file('apps/web/src/row.tsx', text)])).toEqual([]);
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

  it('lets core import values from core only, and data no hook or component', () => {
    const others = [file('packages/ui/src/a/view.dom.ts', ''), file('packages/ui/src/a/use-view.ts', '')];
    const importing = (path: string, text: string) => importFaults([file(path, text), ...others]);
    expect(importing('packages/ui/src/a/rules.ts', `import { view } from './view.dom.js';`)).toHaveLength(1);
    expect(importing('packages/ui/src/a/rules.ts', `import type { View } from './view.dom.js';`)).toEqual([]);
    expect(importing('packages/ui/src/a/rules.data.ts', `import { useView } from './use-view.js';`)).toHaveLength(1);
    expect(importing('packages/ui/src/a/rules.data.ts', `import { view } from './view.dom.js';`)).toEqual([]);
  });

  it('finds a cycle through types too, and names it once', () => {
    const faults = importFaults([
      file('packages/ui/src/x/a.ts', `import type { B } from './b.js';`),
      file('packages/ui/src/x/b.ts', `export { a } from './a.js';`),
    ]);
    expect(faults).toEqual(['Import cycle: packages/ui/src/x/a -> packages/ui/src/x/b -> packages/ui/src/x/a']);
  });

  it('ignores imports in comments', () => {
    expect(
      importFaults([file('packages/ui/src/a.ts', `// import { x } from '@rookery/chats';\n/* import y from 'react'; */`)]),
    ).toEqual([]);
  });
});

describe('folderCycleFaults', () => {
  const a = file('packages/ui/src/a/one.ts', `import { two } from '../b/two.js';`);

  it('names the folders of a cycle once', () => {
    const b = file('packages/ui/src/b/three.ts', `import type { One } from '../a/one.js';`);
    expect(folderCycleFaults([a, b])).toEqual(['Folder cycle: packages/ui/src/a, packages/ui/src/b']);
  });

  it('lets tests and stories import from anywhere', () => {
    expect(folderCycleFaults([a, file('packages/ui/src/b/two.test.ts', `import '../a/one.js';`)])).toEqual([]);
    expect(folderCycleFaults([a, file('packages/ui/src/b/two.stories.tsx', `import '../a/one.js';`)])).toEqual([]);
  });

  it('counts a file at the top as a folder of its own', () => {
    const top = file('packages/ui/src/provider.tsx', `import '../src/a/one.js';`);
    const user = file('packages/ui/src/a/one.ts', `import '../provider.js';`);
    expect(folderCycleFaults([top, user])).toHaveLength(1);
  });
});

describe('domFaults', () => {
  it('rejects DOM globals in a core file and nowhere else', () => {
    const text = 'export const top = () => window.scrollY + getComputedStyle(element).top;';
    expect(domFaults(file('packages/ui/src/top.ts', text))).toEqual([
      'packages/ui/src/top.ts is core and uses window',
      'packages/ui/src/top.ts is core and uses getComputedStyle',
    ]);
    for (const name of ['top.dom.ts', 'use-top.ts', 'top.tsx', 'top.test.ts'])
      expect(domFaults(file(`packages/ui/src/${name}`, text))).toEqual([]);
  });

  it('ignores comments, texts and parameters of the same name', () => {
    const text = `// window.open()\nexport const last = (history: string[]) => history.at(-1) ?? 'document.title';`;
    expect(domFaults(file('packages/ui/src/last.ts', text))).toEqual([]);
  });
});

it('tells a layer by the ending of the name', () => {
  expect(
    ['a.ts', 'a.data.ts', 'a.dom.ts', 'use-a.ts', 'a.tsx', 'a.screen.tsx', 'a.test.tsx'].map(name =>
      layerOf(`packages/ui/src/${name}`),
    ),
  ).toEqual(['core', 'data', 'dom', 'hook', 'component', 'screen', 'test']);
});
