import type { Account } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { safetyPageMessages } from '@rookery/people/safety';
import { MuteButton } from '@rookery/people/safety';
import { RelationshipPage } from './relationship-page.js';

const renderEnd = (account: Account) => <MuteButton account={account} />;

/** The accounts that the reader mutes, with the end of each mute. HINT-12 */
export function MutesPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <RelationshipPage
      list="mutes"
      title={text.mutes()}
      emptyTitle={text.noMutesTitle()}
      emptyText={text.noMutesText()}
      renderEnd={renderEnd}
    />
  );
}
