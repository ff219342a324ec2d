import { NavTabs, useMessages } from '@rookery/ui';
import { useModeration } from '../context/use-moderation.js';
import { AddressesScreen } from './addresses.screen.js';
import { blocksMessages } from './messages.js';
import { NetworksScreen } from './networks.screen.js';
import { ProvidersScreen } from './providers.screen.js';

/** The kinds of blocks by their addresses in the section; the first one has none. */
const kinds = [
  { itemId: undefined, label: 'providers', Content: ProvidersScreen },
  { itemId: 'addresses', label: 'addresses', Content: AddressesScreen },
  { itemId: 'networks', label: 'networks', Content: NetworksScreen },
] as const;

/** The e-mail and network addresses that the server blocks (HINT-11). */
export function BlocksSection() {
  const text = useMessages(blocksMessages);
  const { itemId, hrefOf } = useModeration();
  const current = kinds.find(kind => kind.itemId === itemId) ?? kinds[0];
  return (
    <>
      <NavTabs
        label={text.kinds()}
        items={kinds.map(kind => ({
          href: hrefOf('blocks', kind.itemId),
          label: text[kind.label](),
          isCurrent: kind === current,
        }))}
      />
      <current.Content />
    </>
  );
}
