import type { AdminDomainBlock } from '@rookery/api-client/admin';
import { IconButton, rowIcon, shownHost, useFormat, useMessages } from '@rookery/ui';
import { serversMessages } from './messages.js';

export interface BlockEntryProps {
  block: AdminDomainBlock;
  onEdit(block: AdminDomainBlock): void;
  onLift(block: AdminDomainBlock): void;
}

/** A server that is limited: how, and why (HINT-11). */
export function BlockEntry({ block, onEdit, onLift }: BlockEntryProps) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  const domain = shownHost(block.domain);
  const flags = [
    ...(block.reject_media && block.severity !== 'suspend' ? [text.mediaRejected()] : []),
    ...(block.reject_reports && block.severity !== 'suspend' ? [text.reportsRejected()] : []),
    ...(block.obfuscate ? [text.obfuscated()] : []),
    ...(block.created_at === null ? [] : [text.since({ date: format.date(block.created_at, { dateStyle: 'medium' }) })]),
  ];
  return (
    <div className="rk-entry">
      <div className="rk-entry-facts">
        <h2>
          <bdi dir="ltr">{domain}</bdi>
        </h2>
        <span className="rk-entry-state" data-strength={block.severity === 'suspend' ? 'strong' : undefined}>
          {text[states[block.severity]]()}
        </span>
        {block.public_comment !== '' && <p dir="auto">{text.publicly({ comment: block.public_comment })}</p>}
        {block.private_comment !== '' && <p dir="auto">{text.privately({ comment: block.private_comment })}</p>}
        {flags.length > 0 && <small>{flags.join(' · ')}</small>}
      </div>
      <IconButton label={text.edit({ domain })} icon={pencil} onClick={() => onEdit(block)} />
      <IconButton label={text.lift({ domain })} icon={trash} onClick={() => onLift(block)} />
    </div>
  );
}

const states = { silence: 'isSilence', suspend: 'isSuspend', noop: 'isNoop' } as const;

// The same elements in every row.
const pencil = rowIcon('pencil');
const trash = rowIcon('trash');
