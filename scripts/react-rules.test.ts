import { expect, it } from 'vitest';
import { reactFaults } from './react-rules.ts';

const faultsIn = (text: string, path = 'packages/chats/src/parts/bubble.tsx') => reactFaults([{ path, text }]);

it.each([
  `import { use, useState } from 'react';`,
  `import {\n  useState,\n  useOptimistic,\n} from 'react';`,
  `import { useFormStatus } from 'react-dom';`,
  `return <ChatContext value={chat}>{children}</ChatContext>;`,
  `interface Props { ref?: Ref<HTMLElement>; }`,
  `interface Props { ref: RefObject<HTMLElement | null>; }`,
])('refuses %j in a package that runs in React 18', text => {
  expect(faultsIn(text)).toHaveLength(1);
});

it.each([
  `import { useState, type ReactNode } from 'react';`,
  `import { useOptimistic } from '@rookery/api-client/query';`,
  `return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>;`,
  `interface Props { ref?: Ref<HTMLElement>; }\nexport const Box = withRef(function Box(props: Props) {});`,
])('allows %j', text => {
  expect(faultsIn(text)).toEqual([]);
});

it('leaves the app alone, which brings its React', () => {
  expect(faultsIn(`import { use } from 'react';`, 'apps/web/src/shell/shell.tsx')).toEqual([]);
});
