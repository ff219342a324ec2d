import { useModeration } from '../context/use-moderation.js';
import { AccountDetailScreen } from './account-detail.screen.js';
import { AccountSearchScreen } from './account-search.screen.js';

/** The accounts that the server knows, and one of them. */
export function AccountsSection() {
  const { itemId } = useModeration();
  return itemId === null ? <AccountSearchScreen /> : <AccountDetailScreen itemId={itemId} />;
}
