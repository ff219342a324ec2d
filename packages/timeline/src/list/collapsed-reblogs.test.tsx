import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReblogger } from '../test-support/reblogging-account.js';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';

const line = (accounts: Parameters<typeof aReblogger>[]) =>
  render(
    <CollapsedReblogsLine
      ids={['7']}
      accounts={accounts.map(account => aReblogger(...account))}
      isExpanded={false}
      onToggle={() => undefined}
    />,
  ).container.querySelector('.rk-seen > span');

test.each([
  [[], 'Already seen'],
  [[['Ann']], 'Already seen · reposted by Ann'],
  [[['Ann'], ['Ben'], ['Cem']], 'Already seen · reposted by Ann and 2 others'],
] as [Parameters<typeof aReblogger>[], string][])('names the newest of %j', (accounts, words) => {
  expect(line(accounts)).toHaveTextContent(words);
  expect(screen.queryByRole('img', { name: 'Verified Account' })).toBeNull();
});

test('[UI-06] marks a verified account', () => {
  const text = line([['Ann', true], ['Ben']]);
  expect(text).toContainElement(screen.getByRole('img', { name: 'Verified Account' }));
  expect(text).toHaveTextContent('Already seen · reposted by Ann and 1 other');
});
