import { useMessages } from '@rookery/ui';
import { ArrowUp } from 'lucide-react';
import { listMessages } from './messages.js';

export interface QueueButtonProps {
  /** Posts waiting; above 0. */
  count: number;
  onPress(): void;
}

/** Shows the posts that wait. */
export function QueueButton({ count, onPress }: QueueButtonProps) {
  const text = useMessages(listMessages);
  return (
    <button type="button" className="rk-queue-button" onClick={onPress}>
      <ArrowUp size={16} aria-hidden="true" />
      {text.newPosts({ count })}
    </button>
  );
}
