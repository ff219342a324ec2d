import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './oauth.js';

describe('safeReturnPath', () => {
  it.each(['/', '/home', '/@mara', '/a?b=//c#//d', '/%2F/evil.test', '/a//b'])('keeps %s', path => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    '',
    'home',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/./\\evil.test',
    '/..//evil.test',
    '/\u0000/evil.test',
    `/${'a'.repeat(2048)}`,
  ])("replaces %j with '/'", path => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('keeps a path of 2,048 characters', () => {
    const path = `/${'a'.repeat(2047)}`;
    expect(safeReturnPath(path)).toBe(path);
  });

  it('never leads to another origin, for any path', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', '\t', '\n', '@', ':', 'evil.test', 'https:', '?', '#', '%2f', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        expect(new URL(safeReturnPath(pieces.join('')), 'https://app.test').origin).toBe('https://app.test');
      }),
      { numRuns: 2_000 },
    );
  });
});
