import { expect, it } from 'vitest';
import { coverage, isCovered, readMissingParts, readRequirements, testTitles } from './coverage-table.ts';

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

const appTest = { path: 'e2e/badge.spec.ts', text: `test('[UI-06] shows the badge', () => {});` };

it('joins a row with the stories and tests that name it, and lists unknown ids', () => {
  const { rows, unknown } = coverage(requirements, [test, appTest, story]);
  expect(rows.map(row => [row.id, row.stories, row.appTests, row.tests])).toEqual([
    ['UI-06', ['UI/Badge/Verified'], [appTest.path], [test.path]],
    ['API-05', [], [], [test.path]],
  ]);
  expect(unknown).toEqual(['API-99']);
});

it('covers a row by a test in the running app, and states and texts by a story too', () => {
  const covered = (...files: (typeof test)[]) => coverage(requirements, files).rows.map(isCovered);
  expect(covered(test, story)).toEqual([false, false]);
  expect(covered(appTest)).toEqual([false, false]);
  expect(covered(appTest, story)).toEqual([true, false]);
  expect(covered({ path: 'e2e/thread.spec.ts', text: `test('[API-05] x', () => {});` })).toEqual([false, true]);
});

it('does not cover a row of which a part is missing', () => {
  const missing = readMissingParts('id\tmissing\nUI-06\tThe badge in chats.\nUI-98\tAll.\n');
  const { rows, unknown } = coverage(requirements, [appTest, story], missing);
  expect(rows.map(isCovered)).toEqual([false, false]);
  expect(unknown).toEqual(['UI-98']);
});

it('reads the titles of the tests that name a row', () => {
  const text = "it('[UI-06] [UI-07] shows the badge', …);\ntest.each([1])(\n  `[UI-06] at ${'%s'}`, …);\nit('[UI-07] hides', …);";
  expect(testTitles(text, 'UI-06')).toEqual(['shows the badge', "at ${'%s'}"]);
});
