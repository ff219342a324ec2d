import { Button, useMessages } from '@rookery/ui';
import { Repeat2 } from 'lucide-react';
import type { CollapsedReblogs } from '../rows/reblog-collapse.js';
import { listMessages } from './messages.js';

interface CollapsedReblogsLineProps extends CollapsedReblogs {
  /** The reblogs have rows of their own. */
  isExpanded: boolean;
  onToggle(): void;
}

/** The line in the row of a post about reblogs without rows of their own, with the button that shows those rows. */
export function CollapsedReblogsLine({ names, isExpanded, onToggle }: CollapsedReblogsLineProps) {
  const text = useMessages(listMessages);
  const [name] = names;
  return (
    <p className="rk-seen">
      <Repeat2 size={16} aria-hidden="true" />
      <span>{name === undefined ? text.seenAgain() : text.seenReposted({ name, others: names.length - 1 })}</span>
      <Button variant="plain" size="sm" aria-expanded={isExpanded} onClick={onToggle}>
        {isExpanded ? text.collapseReblogs() : text.showReblogs()}
      </Button>
    </p>
  );
}
