import { expect, it } from 'vitest';
import { portableDeclarations } from './portable-declarations.ts';

const named = 'import("@tanstack/react-query").QueryKeyWithDataTag';
const tag = 'import("@tanstack/react-query").DataTag';

it('writes out the tagged key of a query, which earlier versions of TanStack Query do not name', () => {
  const text = `declare function a(): A & ${named}<readonly ["a"], Map<string, A>, Error>;\ndeclare const b: B;\n`;
  expect(portableDeclarations(text)).toBe(
    `declare function a(): A & { queryKey: ${tag}<readonly ["a"], Map<string, A>, Error>; };\ndeclare const b: B;\n`,
  );
});

it('writes out each of several, and those inside others', () => {
  expect(portableDeclarations(`${named}<K, () => ${named}<K, A>> | ${named}<K>`)).toBe(
    `{ queryKey: ${tag}<K, () => { queryKey: ${tag}<K, A>; }>; } | { queryKey: ${tag}<K>; }`,
  );
});

it('fails where a type has no end, and leaves other declarations as they are', () => {
  expect(() => portableDeclarations(`${named}<K, A`)).toThrow(SyntaxError);
  const text = `export declare const key: ${tag}<K, A>;`;
  expect(portableDeclarations(text)).toBe(text);
});
