import { beforeEach, expect, it } from 'vitest';
import { featureMemory } from './feature-memory.dom.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let time = 1_000;
let learned: string[];
const memory = (server = 'https://tram.example') =>
  featureMemory(
    server,
    feature => learned.push(feature),
    () => time,
  );

/** A memory that has seen a server of this version. */
function memoryOf(version: string) {
  const known = memory();
  known.lacking(version);
  return known;
}

beforeEach(() => {
  localStorage.clear();
  time = 1_000;
  learned = [];
});

it('[API-09] remembers what each server lacks, once', () => {
  const known = memoryOf('1.0 (compatible; Finch 2)');
  known.add('editStatuses');
  known.add('editStatuses');
  known.add('lists');
  expect(learned).toEqual(['editStatuses', 'lists']);
  expect(memory().lacking('1.0 (compatible; Finch 2)')).toEqual(['editStatuses', 'lists']);
  expect(memory('https://mar.example').lacking('1.0 (compatible; Finch 2)')).toEqual([]);
});

it('[API-09] asks a new version again', () => {
  memoryOf('1.0').add('editStatuses');
  expect(memory().lacking('1.1')).toEqual([]);
});

it('[API-09] asks again after a week', () => {
  memoryOf('1.0').add('editStatuses');
  time += WEEK_MS - 1;
  expect(memory().lacking('1.0')).toEqual(['editStatuses']);
  time += 1;
  expect(memory().lacking('1.0')).toEqual([]);
});

it.each(['', '\n', 'no time\n1.0\nlists', '1000\n1.0'])('[API-09] knows nothing from %j', text => {
  localStorage.setItem('rookery:lacks:https://tram.example', text);
  expect(memory().lacking('1.0')).toEqual([]);
});
