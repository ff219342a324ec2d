import { describe, expect, it } from 'vitest';
import { readRows, writeRows } from './csv.js';
import { readTextFile, textOfBytes } from './text-file.js';

describe('a file of text', () => {
  it('is read up to its limit, and not beyond', async () => {
    expect(await readTextFile(new Blob(['abc']), 3)).toEqual({ text: 'abc' });
    expect(await readTextFile(new Blob(['abcd']), 3)).toEqual({ problem: 'too-large' });
  });

  it('loses its byte order mark', () => {
    expect(textOfBytes(new TextEncoder().encode('\uFEFFabc'))).toBe('abc');
  });

  it('of bytes is no text', async () => {
    expect(textOfBytes(new Uint8Array([0x89, 0x50, 0xff, 0x00]))).toBeNull();
    expect(await readTextFile(new Blob([new Uint8Array([0x61, 0x00])]), 9)).toEqual({ problem: 'not-text' });
  });

  it('that the browser cannot read says so', async () => {
    const file = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) };
    expect(await readTextFile(file, 9)).toEqual({ problem: 'not-readable' });
  });
});

describe('comma-separated values', () => {
  it('are written as they are read', () => {
    const rows = [
      ['#domain', 'a comment'],
      ['a.example', 'says "no",\nand more'],
    ];
    expect(readRows(writeRows(rows))).toEqual(rows.map((cells, index) => ({ number: index + 1, cells })));
  });

  it('with an open quotation mark name the row', () => {
    expect(readRows('a\n"b\n')).toBe(2);
  });
});
