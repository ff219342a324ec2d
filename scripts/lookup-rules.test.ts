import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lookupFaults } from './lookup-rules.ts';

const declared = `
declare const word: string;
declare const known: 'a' | 'b';
declare const index: number;
declare const table: Readonly<Record<string, () => void>>;
declare const parsed: Readonly<Record<string, unknown>>;
declare const list: readonly string[];
`;

/** The faults of one file with the declarations above. */
function faultsOf(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lookups-'));
  try {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: ['rules.ts'] }),
    );
    writeFileSync(join(folder, 'rules.ts'), declared + text);
    return lookupFaults(['.'], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  'export const read = table[word];',
  'export const read = { a: 1, b: 2 }[word];',
  'export const has = word in table;',
  'export const write: Record<string, number> = {}; write[word] = 1;',
  'export const read = <Word extends string>(own: Word) => table[own];',
  'export const read = Object.hasOwn(parsed, word) ? table[word] : null;',
  'export const read = Object.hasOwn(table, word) ? null : table[word];',
])('finds the lookup in %j', text => {
  expect(faultsOf(text)).toHaveLength(1);
});

it.each([
  'export const read = new Map(Object.entries(table)).get(word);',
  'export const read = Object.hasOwn(table, word) ? table[word] : null;',
  'export const read = Object.hasOwn(table, word) && table[word];',
  'export const read = { a: 1, b: 2 }[known];',
  "export const read = table['a'];",
  'export const read = list[index];',
  'export const read = parsed[word];',
])('allows %j', text => {
  expect(faultsOf(text)).toEqual([]);
});

it('names the place', () => {
  expect(faultsOf('export const read = table[word];')).toEqual([
    'rules.ts:8 reads table[word] by any text: a Map, or Object.hasOwn',
  ]);
});
