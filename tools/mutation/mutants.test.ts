import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../scripts/source-files.ts';
import { instrument } from './instrument.ts';
import { isMutated } from './mutated-files.ts';
import { mutantsOf } from './mutants.ts';

const changes = (text: string) => mutantsOf(text).map(({ after }) => after);

describe('mutantsOf', () => {
  it('moves a boundary and turns a comparison', () => {
    expect(changes('const is = a < b;')).toEqual(['const is = a <= b;', 'const is = a >= b;']);
  });

  it('exchanges operators and fixes a condition', () => {
    expect(changes('if (a && b) c;')).toEqual(
      expect.arrayContaining(['if ((a) || (b)) c;', 'if (true) c;', 'if (false) c;', 'if (a && b) undefined;']),
    );
  });

  it('removes optional chaining, a call in the middle and a whole function', () => {
    expect(changes('const f = () => a?.b.filter(c);')).toEqual([
      'const f = () => undefined;',
      'const f = () => a.b.filter(c);',
      'const f = () => a?.b;',
    ]);
  });

  it('removes statements that leave a loop or a function', () => {
    expect(changes('for (const a of b) { if (c) continue; throw d; }')).toEqual(
      expect.arrayContaining(['for (const a of b) { if (c) ; throw d; }', 'for (const a of b) { if (c) continue; ; }']),
    );
  });

  it('leaves types, imports, keys and messages of errors alone', () => {
    expect(
      changes(`import a from 'a';\nexport { b } from 'b';\ntype C = 'c' | 1;\nconst d = { 'e': f };\nnew Error('g');`),
    ).toEqual(['undefined;']);
  });
});

describe('instrument', () => {
  /** The value of an expression with one mutant active; -1 for none. */
  async function run(text: string, active: number, turns = 100): Promise<unknown> {
    const { code } = await transformWithOxc(instrument('x.ts', text, mutantsOf(text)), 'x.ts');
    let left = turns;
    const loop = (): void => {
      if (left-- === 0) throw new Error('endless');
    };
    const openMutants = () => Object.assign((index: number) => index === active, { loop });
    Object.assign(globalThis, { openMutants });
    const module = (await import(`data:text/javascript,${encodeURIComponent(`${code}\n// mutant ${active}`)}`)) as {
      value: unknown;
    };
    return module.value;
  }

  it('gives the same result as the source while no mutant is active', async () => {
    expect(await run('const a: { b?: number[] } = { b: [3, 1] }; export const value = a.b?.toSorted().at(0) ?? 7;', -1)).toBe(1);
  });

  it('can be loaded by a setup file, before any test has opened a switch', async () => {
    Reflect.deleteProperty(globalThis, 'openMutants');
    const text = 'let n = 3; while (n > 0) n--; export const value = n;';
    const code = instrument('x.ts', text, mutantsOf(text));
    await expect(import(`data:text/javascript,${encodeURIComponent(code)}`)).resolves.toMatchObject({ value: 0 });
  });

  it('keeps the parts of a template that has a tag', async () => {
    const text = 'export const value = String.raw`a${1}`;';
    expect(await run(text, -1)).toBe('a1');
    expect(changes(text)).toEqual(['export const value = ``;', 'export const value = String.raw`a${0}`;']);
  });

  it('keeps the line of the interpreter first', () => {
    expect(instrument('a.ts', '#!/usr/bin/env node\nexport {};', [])).toMatch(/^#!.*\nconst __mutant = .*export \{\};$/);
  });

  it('changes nothing but the active mutant', async () => {
    const text = 'let sum = 0; for (const n of [1, 2, 3]) { if (n === 2) continue; sum += n; } export const value = sum;';
    const results = await Promise.all(mutantsOf(text).map(({ index }) => run(text, index)));
    expect(await run(text, -1)).toBe(4);
    expect(results[mutantsOf(text).findIndex(({ operator }) => operator === '+=')]).toBe(-4);
    expect(results.filter(result => result === 4)).toEqual([]);
  });

  it('ends a loop that a mutant made endless', async () => {
    const text = 'let n = 3; while (n > 0) n--; export const value = n;';
    const index = mutantsOf(text).findIndex(({ operator }) => operator === '--');
    await expect(run(text, index)).rejects.toThrow('endless');
  });

  it('is valid for every core file', async () => {
    for (const { path, text } of readSourceFiles().filter(file => isMutated(file.path)))
      await expect(transformWithOxc(instrument(path, text, mutantsOf(text)), path)).resolves.toBeDefined();
  });
});

it('keeps accepted mutants that their file still has, each with a reason', () => {
  const accepted = JSON.parse(readFileSync('tools/mutation/accepted.json', 'utf8')) as Record<string, string>[];
  for (const { file = '', before, after, reason } of accepted) {
    expect(mutantsOf(readFileSync(file, 'utf8'))).toContainEqual(expect.objectContaining({ before, after }));
    expect(reason).toMatch(/\w+ \w+/);
  }
});
