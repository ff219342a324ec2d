import { expect, test } from 'vitest';
import { PARTS, readOptions } from './options.ts';

test('everything is measured, on an app of its own, when nothing is said', () => {
  expect(readOptions([], {})).toEqual({ address: null, parts: PARTS, marks: [300, 1000, 3000], rounds: 2, step: 120 });
});

test('the address comes from the command or the environment, and only its origin counts', () => {
  expect(readOptions([], { ADDRESS: 'http://localhost:4100/' }).address).toBe('http://localhost:4100');
  expect(readOptions(['http://localhost:4200/home'], { ADDRESS: 'http://localhost:4100' }).address).toBe('http://localhost:4200');
});

test('parts and posts are lists, posts in any order', () => {
  const options = readOptions(['--parts', 'read,burst', '--posts', '10000,300', '--rounds', '3'], {});
  expect(options).toMatchObject({ parts: ['read', 'burst'], marks: [300, 10_000], rounds: 3 });
});

test.each([[['--parts', 'reed']], [['--posts', 'many']], [['--posts', '0']], [['--rounds', '1.5']], [['nowhere']]])(
  '%j is refused',
  args => {
    expect(() => readOptions(args, {})).toThrow(TypeError);
  },
);
