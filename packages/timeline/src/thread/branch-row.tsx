import { Button, useMessages } from '@rookery/ui';
import { ChevronDown, ChevronUp, UserX, VolumeX } from 'lucide-react';
import { openCommand, type RowCommandRegistry } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import { messages } from './messages.js';
import type { ThreadRow } from './thread-tree.js';

interface BranchRowProps {
  row: Extract<ThreadRow, { kind: 'branch' | 'silenced' }>;
  /** One-based place in the list. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  registry: RowCommandRegistry | null;
  onToggle: (branchId: string) => void;
}

const ICON_SIZE = 18;

/** The row that hides a large branch, or the posts of a silenced account, and shows them. It stays while they show, and keeps the focus. */
export function BranchRow({ row, position, setSize, registry, onToggle }: BranchRowProps) {
  const text = useMessages(messages);
  const { kind, key, branchId, count, isOpen } = row;
  const toggle = () => onToggle(branchId);
  useRowCommands(registry, key, openCommand(toggle));
  const place = { 'aria-posinset': position, 'aria-setsize': setSize };
  if (kind === 'branch') {
    const name = isOpen ? text.hideReplies({ count }) : text.showReplies({ count });
    const Chevron = isOpen ? ChevronUp : ChevronDown;
    return (
      // The ARIA feed pattern allows only articles in a feed.
      <article className="rk-thread-branch" aria-label={name} {...place}>
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          <Chevron size={ICON_SIZE} aria-hidden="true" />
          {name}
        </button>
      </article>
    );
  }
  const replies = count - 1;
  const reason = row.reason === 'blocked' ? text.blockedPosts({ replies }) : text.mutedPosts({ replies });
  const Icon = row.reason === 'blocked' ? UserX : VolumeX;
  return (
    <article className="rk-unavailable rk-thread-silenced" aria-label={reason} {...place}>
      <Icon size={ICON_SIZE} strokeWidth={1.85} aria-hidden="true" />
      <span>{reason}</span>
      <Button variant="plain" size="sm" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? text.hide() : text.show()}
      </Button>
    </article>
  );
}
