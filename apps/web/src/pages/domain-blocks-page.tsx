import { useMessages } from '@rookery/ui';
import { DomainBlocksScreen } from '../safety/domain-blocks.screen.js';
import { safetyPageMessages } from '../safety/page-messages.js';
import { OfferedPage } from './relationship-page.js';

/** The domains that the reader blocks. HINT-12 */
export function DomainBlocksPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <OfferedPage title={text.domainBlocks()} feature="domainBlocks">
      <DomainBlocksScreen />
    </OfferedPage>
  );
}
