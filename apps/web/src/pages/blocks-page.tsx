import type { Account } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { safetyPageMessages } from '@rookery/people/safety';
import { BlockButton } from '@rookery/people/safety';
import { RelationshipPage } from './relationship-page.js';

const renderEnd = (account: Account) => <BlockButton account={account} />;

/** The accounts that the reader blocks. HINT-12 */
export function BlocksPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <RelationshipPage
      list="blocks"
      title={text.blocks()}
      emptyTitle={text.noBlocksTitle()}
      emptyText={text.noBlocksText()}
      renderEnd={renderEnd}
    />
  );
}
