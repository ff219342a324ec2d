import { beforeEach, expect, it } from 'vitest';
import { streamMemory } from './stream-memory.dom.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let time = 1_000;
const memory = (server = 'https://tram.example') => streamMemory(server, () => time);

beforeEach(() => {
  localStorage.clear();
  time = 1_000;
});

it('remembers each server by itself', () => {
  memory().write('query');
  expect(memory().read()).toBe('query');
  expect(memory('https://mar.example').read()).toBeNull();
});

it('forgets after a day that the address did not work', () => {
  memory().write('protocol');
  time += DAY_MS - 1;
  expect(memory().read()).toBe('protocol');
  time += 1;
  expect(memory().read()).toBeNull();
});

it('keeps in mind that only the address works', () => {
  memory().write('query');
  time += 30 * DAY_MS;
  expect(memory().read()).toBe('query');
});
