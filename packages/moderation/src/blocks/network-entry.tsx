import type { AdminIpBlock } from '@rookery/api-client/admin';
import { IconButton, rowIcon, useFormat, useMessages } from '@rookery/ui';
import { blocksMessages } from './messages.js';

export interface NetworkEntryProps {
  block: AdminIpBlock;
  /** Epoch ms: whether the block has ended. */
  now: number;
  onEdit(block: AdminIpBlock): void;
  onRemove(block: AdminIpBlock): void;
}

/** A network address that is blocked: how, until when, and why. */
export function NetworkEntry({ block, now, onEdit, onRemove }: NetworkEntryProps) {
  const text = useMessages(blocksMessages);
  const format = useFormat();
  const { ip, severity, comment, expires_at: end } = block;
  const date = end === null ? '' : format.date(end, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <h2>
          <bdi dir="ltr">{ip}</bdi>
        </h2>
        <span className="rk-entry-state" data-strength={severity === 'no_access' ? 'strong' : undefined}>
          {text[severity]()}
        </span>
        {comment !== '' && <p dir="auto">{comment}</p>}
        {end !== null && <small>{Date.parse(end) <= now ? text.ended({ date }) : text.until({ date })}</small>}
      </div>
      <IconButton label={text.editNetwork({ name: ip })} icon={pencil} onClick={() => onEdit(block)} />
      <IconButton label={text.unblock({ name: ip })} icon={trash} onClick={() => onRemove(block)} />
    </div>
  );
}

// The same elements in every row.
const pencil = rowIcon('pencil');
const trash = rowIcon('trash');
