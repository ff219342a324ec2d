import { Button, useMessages } from '@rookery/ui';
import { Repeat2 } from 'lucide-react';
import type { CollapsedBoosts } from '../state/boost-collapse.js';
import { listMessages } from './messages.js';

export interface SeenBoostsProps extends CollapsedBoosts {
  /** The boosts have rows of their own. */
  isExpanded: boolean;
  onToggle(): void;
}

/** Says in the row of a post that it came again, who boosted it, and gives those rows back. */
export function SeenBoosts({ names, isExpanded, onToggle }: SeenBoostsProps) {
  const text = useMessages(listMessages);
  const [name] = names;
  return (
    <p className="rk-seen">
      <Repeat2 size={16} aria-hidden="true" />
      <span>{name === undefined ? text.seenAgain() : text.seenBoosted({ name, others: names.length - 1 })}</span>
      <Button variant="plain" size="sm" aria-expanded={isExpanded} onClick={onToggle}>
        {isExpanded ? text.collapseBoosts() : text.showBoosts()}
      </Button>
    </p>
  );
}
