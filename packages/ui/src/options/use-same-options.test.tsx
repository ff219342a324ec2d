import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSameOptions } from './use-same-options.js';

interface Options {
  isSignedIn: boolean;
  onOpen?: () => void;
}

const onOpen = (): void => undefined;

function after(first: Options, second: Options) {
  const { result, rerender } = renderHook(useSameOptions<Options>, { initialProps: first });
  expect(result.current).toBe(first);
  rerender(second);
  return result.current;
}

it('keeps the object while each option is the same', () => {
  const first = { isSignedIn: true, onOpen };
  expect(after(first, { isSignedIn: true, onOpen })).toBe(first);
});

it.each<[string, Options]>([
  ['another value', { isSignedIn: false, onOpen }],
  ['another function', { isSignedIn: true, onOpen: () => undefined }],
  ['an option less', { isSignedIn: true }],
])('takes the new object with %s', (_name, second) => {
  expect(after({ isSignedIn: true, onOpen }, second)).toBe(second);
});

it('takes the new object with an option more', () => {
  const second = { isSignedIn: true, onOpen };
  expect(after({ isSignedIn: true }, second)).toBe(second);
});

it('keeps the newer object after that', () => {
  const second = { isSignedIn: false };
  const { result, rerender } = renderHook(useSameOptions<Options>, { initialProps: { isSignedIn: true } });
  rerender(second);
  rerender({ isSignedIn: false });
  expect(result.current).toBe(second);
});
