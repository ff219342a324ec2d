import { expect, it } from 'vitest';
import { countsOf, tableOf, type Result } from './results.ts';

const results: Result[] = [
  { server: 'a', check: 'home', outcome: 'pass', detail: '', seconds: 1.24 },
  { server: 'a', check: 'delete', outcome: 'not supported', detail: 'deleting: 404', seconds: 0 },
  { server: 'a', check: 'tag', outcome: 'fail', detail: '1 is missing', seconds: 10 },
];

it('counts the outcomes', () => {
  expect(countsOf(results)).toEqual({ passed: 1, failed: 1, skipped: 1 });
});

it('prints a line for each check in aligned columns', () => {
  expect(tableOf(results).split('\n')).toEqual([
    '  home    pass           1.2 s',
    '  delete  not supported  0.0 s   deleting: 404',
    '  tag     fail           10.0 s  1 is missing',
  ]);
});
