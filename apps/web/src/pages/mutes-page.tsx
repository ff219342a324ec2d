import type { Account } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { safetyPageMessages } from '../safety/page-messages.js';
import { MuteButton } from '../safety/relationship-buttons.js';
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
