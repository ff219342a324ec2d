import { expect, it } from 'vitest';
import { coverage, isCovered, readRequirements } from './coverage-table.ts';

const requirements = readRequirements(
  'id\tkind\twhere\tstatement\nUI-06\tstate\tui\tVerified badge\nAPI-05\trule\tapi-client\tThread context\n',
);
const test = {
  path: 'packages/ui/src/badge.test.tsx',
  text: `it('[UI-06] shows the badge', () => {});\nit('[API-05] [API-99] x', () => {});`,
};
const story = {
  path: 'packages/ui/src/badge.stories.tsx',
  text: `const meta = { title: 'UI/Badge' };\nexport const Plain = {};\nexport const Verified = { tags: ['spec:UI-06'] };`,
};

it('joins a row with the stories and tests that name it, and lists unknown ids', () => {
  const { rows, unknown } = coverage(requirements, [test, story]);
  expect(rows.map(row => [row.id, row.stories, row.tests])).toEqual([
    ['UI-06', ['UI/Badge/Verified'], [test.path]],
    ['API-05', [], [test.path]],
  ]);
  expect(unknown).toEqual(['API-99']);
});

it('asks a story of states and texts, and a test of every row', () => {
  const [state, rule] = coverage(requirements, [test]).rows;
  expect(state && isCovered(state)).toBe(false);
  expect(rule && isCovered(rule)).toBe(true);
});
