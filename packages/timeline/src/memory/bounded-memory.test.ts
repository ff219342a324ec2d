import { memoryStorage } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { createBoundedMemory } from './bounded-memory.js';

const isText = (value: unknown): value is string => typeof value === 'string';
const memory = (storage: Storage | null = memoryStorage(), most = 3) => createBoundedMemory(storage, 'name', most, isText);

it('forgets what was written longest ago', () => {
  const { read, write } = memory();
  for (const key of ['1', '2', '3', '1', '4']) write(key, key);
  expect(['1', '2', '3', '4'].map(read)).toEqual(['1', null, '3', '4']);
});

it('forgets a value on request', () => {
  const { read, write } = memory();
  write('1', 'a');
  write('1', null);
  expect(read('1')).toBeNull();
});

it.each(['{', 'null', '7', '[["a",1],["b"],[null,"c"],{}]', ''])('reads %j as nothing, and writes over it', text => {
  const storage = memoryStorage();
  storage.setItem('name', text);
  const { read, write } = memory(storage);
  expect(['a', 'b', 'c'].map(read)).toEqual([null, null, null]);
  write('a', 'x');
  expect(read('a')).toBe('x');
});

it('remembers nothing without a storage, and in a denied one', () => {
  const denied = memoryStorage();
  denied.setItem = denied.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const storage of [null, denied]) {
    const { read, write } = memory(storage);
    write('1', 'a');
    expect(read('1')).toBeNull();
  }
});
