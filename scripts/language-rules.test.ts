import { describe, expect, it } from 'vitest';
import { decisionFaults, fileFaults, languageFaults } from './language-rules.ts';

const inCode = (text: string) => languageFaults({ path: 'packages/ui/src/list.ts', text });
const inTest = (text: string) => languageFaults({ path: 'packages/ui/src/list.test.ts', text });

describe('languageFaults', () => {
  it.each([
    'const showBoosts = true;',
    '// a toot',
    'createWeave()',
    'const face = "snac";',
    '// see spec 4.2',
    '/** What stops it. */',
  ])('rejects %j', text => {
    expect(inCode(text)).toHaveLength(1);
  });

  it.each([
    'const showReblogs = true;',
    '@font-face {}',
    '// whatever order',
    '/** Returns an unsubscribe function. */',
    'surface',
  ])('accepts %j', text => {
    expect(inCode(text)).toEqual([]);
  });

  it('names the line and the word to write instead', () => {
    expect(inCode('one\ntwo boosts')).toEqual([
      'packages/ui/src/list.ts:2 has "boost": write "reblog" in code, "repost" on screen',
    ]);
  });

  it('rejects a title of more than a hundred characters, not counting requirement ids', () => {
    expect(inTest(`it('[LIST-01] ${'a'.repeat(100)}', () => {})`)).toEqual([]);
    expect(inTest(`it('${'a'.repeat(101)}', () => {})`)).toHaveLength(1);
    expect(inTest(`it.each([1, 2])('${'a'.repeat(101)}', () => {})`)).toHaveLength(1);
  });
});

describe('decisionFaults', () => {
  it('names a reference to a decision that does not exist', () => {
    const text = '// See ADR 2.\n// See [ADR 9](adr/0009-texts.md).';
    expect(decisionFaults({ path: 'a.ts', text }, new Set([2, 9]))).toEqual([]);
    expect(decisionFaults({ path: 'a.ts', text }, new Set([2]))).toEqual([
      'a.ts:2 has "ADR 9": write a number of docs/adr/README.md',
      'a.ts:2 has "adr/0009-": write a number of docs/adr/README.md',
    ]);
  });
});

describe('fileFaults', () => {
  const files = ['packages/ui/src/list/anchor.ts'];

  it('names a file of a guide that does not exist', () => {
    expect(fileFaults({ path: 'docs/architecture.md', text: '`list/anchor.ts` and `name.data.ts`' }, files)).toEqual([]);
    expect(fileFaults({ path: 'docs/architecture.md', text: 'One\n`lists/anchor.ts`' }, files)).toEqual([
      'docs/architecture.md:2 names `lists/anchor.ts`: write the path of a file',
    ]);
  });

  it('leaves other documents alone', () => {
    expect(fileFaults({ path: 'docs/style.md', text: '`utils.ts`' }, files)).toEqual([]);
  });
});
