import { useMessages } from '@rookery/ui';
import { DomainBlocksScreen } from '@rookery/people/safety';
import { safetyPageMessages } from '@rookery/people/safety';
import { useIsReturn } from '../routing/arrival.js';
import { OfferedPage } from './relationship-page.js';

/** The domains that the reader blocks. HINT-12 */
export function DomainBlocksPage() {
  const text = useMessages(safetyPageMessages);
  return (
    <OfferedPage title={text.domainBlocks()} feature="domainBlocks">
      <DomainBlocksScreen restore={useIsReturn()} />
    </OfferedPage>
  );
}
