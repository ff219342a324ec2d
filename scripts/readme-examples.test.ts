import { expect, it } from 'vitest';
import { readmeExamples } from './readme-examples.ts';

it('finds the blocks of code with their lines', () => {
  const markdown = '# Title\n\n```ts\nconst a = 1;\n```\n\n```sh\npnpm add it\n```\n\n```tsx\n<A />;\n<B />;\n```\n';
  expect(readmeExamples(markdown)).toEqual([
    { line: 3, language: 'ts', code: 'const a = 1;', context: '' },
    { line: 11, language: 'tsx', code: '<A />;\n<B />;', context: '' },
  ]);
});

it('takes the context of a block from the comment before it', () => {
  const markdown =
    '<!-- Around this example: declare const token: string;\ndeclare const id: string; -->\n\n```ts\nuse(token, id);\n```\n';
  expect(readmeExamples(markdown)[0]?.context).toBe('declare const token: string;\ndeclare const id: string;');
});

it('takes no context from before other text', () => {
  const markdown = '<!-- Around this example: declare const token: string; -->\nSome words.\n```ts\nuse(token);\n```\n';
  expect(readmeExamples(markdown)[0]?.context).toBe('');
});
