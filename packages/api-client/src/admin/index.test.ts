import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "STAFF_SCOPES",
      "adminAccountsOf",
      "adminActions",
      "adminAnnouncementsOf",
      "adminApiOf",
      "adminCanonicalEmailBlocksOf",
      "adminDomainAllowsOf",
      "adminDomainBlocksOf",
      "adminEmailDomainBlocksOf",
      "adminIpBlocksOf",
      "adminReportsOf",
      "adminRulesOf",
      "adminStatusesOf",
      "adminUsersOf",
      "detectStaffFeatures",
      "domainTiesOf",
      "hasStaffScopes",
      "moderationLogOf",
    ]
  `);
});
