import { useModeration } from '../context/use-moderation.js';

/** The reports of members, and one of them. */
export function ReportsSection() {
  const { itemId } = useModeration();
  return <p>{itemId}</p>;
}
