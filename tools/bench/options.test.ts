import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('everything is measured three times, on an app of its own, when nothing is said', () => {
  expect(readOptions([], {})).toEqual({ kind: 'measure', address: null, names: [], repeat: 3 });
});

test('the address comes from the command or the environment, and only its origin counts', () => {
  expect(readOptions([], { ADDRESS: 'http://localhost:4100/' })).toMatchObject({ address: 'http://localhost:4100' });
  expect(readOptions(['--address', 'http://localhost:4200/home'], { ADDRESS: 'http://localhost:4100' })).toMatchObject({
    address: 'http://localhost:4200',
  });
});

test('rows are named one after the other', () => {
  expect(readOptions(['first', 'home/cpu', '--repeat', '5'], {})).toMatchObject({ names: ['first', 'home/cpu'], repeat: 5 });
});

test('two results are compared', () => {
  expect(readOptions(['--compare', 'a.json', 'b.json'], {})).toEqual({ kind: 'compare', before: 'a.json', after: 'b.json' });
});

test.each([
  [['--repeat', 'often']],
  [['--repeat', '0']],
  [['--repeat', '1.5']],
  [['--address', 'nowhere']],
  [['--compare', 'a.json']],
  [['--compare', 'a.json', 'b.json', 'c.json']],
])('%j is refused', args => {
  expect(() => readOptions(args, {})).toThrow(TypeError);
});
