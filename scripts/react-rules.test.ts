import { describe, expect, it } from 'vitest';
import { reactFaults, referrerFaults } from './react-rules.ts';

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
  `import { useOptimistic } from '@rookery/store';`,
  `return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>;`,
  `interface Props { ref?: Ref<HTMLElement>; }\nexport const Box = withRef(function Box(props: Props) {});`,
])('allows %j', text => {
  expect(faultsIn(text)).toEqual([]);
});

it('leaves the app alone, which brings its React', () => {
  expect(faultsIn(`import { use } from 'react';`, 'apps/web/src/shell/shell.tsx')).toEqual([]);
});

describe('the referrer of the page', () => {
  const sentBy = (text: string, path = 'packages/chats/src/parts/bubble.tsx') => referrerFaults([{ path, text }]);

  it.each([
    '<img src={url} alt="" />',
    '<img\n  src={url}\n  onLoad={() => setLoaded(true)}\n/>',
    '<iframe src={url} />',
    'new Image().src = url;',
    '<p><img src={url} /><img referrerPolicy="no-referrer" src={url} /></p>',
  ])('is sent by %j', text => {
    expect(sentBy(text)).toHaveLength(1);
    expect(sentBy(text, 'apps/web/src/about/about.tsx')).toHaveLength(1);
    expect(sentBy(text, 'packages/chats/src/parts/bubble.stories.tsx')).toEqual([]);
  });

  it.each([
    '<img referrerPolicy="no-referrer" src={url} />',
    '<img onLoad={() => setLoaded(true)} referrerPolicy="no-referrer" src={url} />',
    "const picture = new Image();\n  picture.referrerPolicy = 'no-referrer';",
    '// No file for an <img>.',
    '<image href={url} />',
  ])('is not sent by %j', text => {
    expect(sentBy(text)).toEqual([]);
  });
});
