import { expect, it } from 'vitest';
import { readReportFilter, reportQueryOf, writeReportFilter } from './report-filter.js';

it('[HINT-11] a filter of reports survives its address', () => {
  const filter = { isResolved: true, from: '5', about: '7&x' };
  expect(readReportFilter(writeReportFilter(filter), 'accounts')).toEqual(filter);
  expect(writeReportFilter({ isResolved: false, from: null, about: null })).toBe('');
});

it('[HINT-11] leaves out the accounts that Pleroma cannot filter by', () => {
  expect(readReportFilter('state=resolved&about=7', 'users')).toEqual({ isResolved: true, from: null, about: null });
});

it('[HINT-11] asks for open reports without a word', () => {
  expect(reportQueryOf({ isResolved: false, from: null, about: '7' })).toEqual({ target_account_id: '7' });
  expect(reportQueryOf({ isResolved: true, from: '5', about: null })).toEqual({ resolved: true, account_id: '5' });
});
