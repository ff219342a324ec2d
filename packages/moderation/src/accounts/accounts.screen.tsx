import { useModeration } from '../context/use-moderation.js';

/** The accounts that the server knows, and one of them. */
export function AccountsSection() {
  const { itemId } = useModeration();
  return <p>{itemId}</p>;
}
