import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBlock } from './block-draft.js';
import { MAX_LINES, newLines, readBlocks, writeBlocks, type BlocksFile } from './block-file.js';

const read = (text: string) => readBlocks(text, 'own.example');
const file = (text: string): BlocksFile => {
  const result = read(text);
  if ('problem' in result) throw new Error(result.problem);
  return result;
};
const faults = (text: string) => file(text).failures.map(({ line, reason }) => [line.number, reason]);

const headers = '#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate';

describe('[HINT-11] a file of limited servers', () => {
  it('is read as Mastodon writes it', () => {
    const { lines, failures } = file(
      `${headers}\nSpam.example,silence,TRUE,false,"Ads, and more",true\nbad.example,suspend,,,,\n`,
    );
    expect(lines).toEqual([
      {
        number: 2,
        draft: {
          domain: 'spam.example',
          severity: 'silence',
          reject_media: true,
          reject_reports: false,
          obfuscate: true,
          private_comment: '',
          public_comment: 'Ads, and more',
        },
      },
      { number: 3, draft: { ...newBlock, domain: 'bad.example', severity: 'suspend' } },
    ]);
    expect(failures).toEqual([]);
  });

  it('has its columns in any order, with and without their signs', () => {
    expect(file('severity,note,domain\nnoop,x,a.example\n').lines[0]?.draft).toMatchObject({
      domain: 'a.example',
      severity: 'noop',
    });
  });

  it('without headers is a list of servers to suspend, each once', () => {
    const { lines } = file('a.example\r\n\r\nA.EXAMPLE\r\nhttps://b.example/about\r\n');
    expect(lines.map(({ draft }) => [draft.domain, draft.severity])).toEqual([
      ['a.example', 'suspend'],
      ['b.example', 'suspend'],
    ]);
  });

  it('names the lines that cannot be read', () => {
    expect(
      faults(`${headers}\nsp*m.example,suspend\nown.example,suspend\na.example,ban\n${'a'.repeat(3000)},silence\n=1+1,noop\n`),
    ).toEqual([
      [2, 'badDomain'],
      [3, 'badOwn'],
      [4, 'badSeverity'],
      [5, 'tooLong'],
      [6, 'badDomain'],
    ]);
  });

  it.each([
    ['nothing', ' \n', { problem: 'empty' }],
    ['headers alone', headers, { problem: 'empty' }],
    ['an open quotation mark', 'a.example\n"b.example\n', { problem: 'not-csv', row: 2 }],
    ['too many lines', 'a.example\n'.repeat(MAX_LINES + 1), { problem: 'too-many-lines' }],
  ])('with %s says so', (_, text, problem) => {
    expect(read(text)).toEqual(problem);
  });

  it('leaves out the servers that are limited already', () => {
    const { lines } = file('a.example\nb.example\n');
    expect(newLines(lines, [{ domain: 'A.example' }]).map(({ draft }) => draft.domain)).toEqual(['b.example']);
  });

  it('is read as it was written', () => {
    const block = fc.record({
      domain: fc.stringMatching(/^[a-z]{2,8}\.example$/),
      severity: fc.constantFrom('silence' as const, 'suspend' as const, 'noop' as const),
      reject_media: fc.boolean(),
      reject_reports: fc.boolean(),
      obfuscate: fc.boolean(),
      private_comment: fc.constant(''),
      public_comment: fc.string({ maxLength: 40 }).map(text => text.trim()),
    });
    fc.assert(
      fc.property(fc.uniqueArray(block, { minLength: 1, maxLength: 5, selector: ({ domain }) => domain }), blocks => {
        fc.pre(blocks.every(({ domain }) => domain !== 'own.example'));
        expect(file(writeBlocks(blocks)).lines.map(({ draft }) => draft)).toEqual(blocks);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it('of any text is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), text => {
        expect(() => read(`${headers}\n${text}`)).not.toThrow();
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});
