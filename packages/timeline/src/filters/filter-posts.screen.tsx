import { textOfHtml, useStatus } from '@rookery/store';
import { IconButton, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { filterPageMessages } from './messages.js';

interface FilterPostsScreenProps {
  statusIds: readonly string[];
  onRemove(statusId: string): void;
}

/** The posts that a filter names. */
export function FilterPostsScreen({ statusIds, onRemove }: FilterPostsScreenProps) {
  const text = useMessages(filterPageMessages);
  if (statusIds.length === 0) return null;
  return (
    <fieldset className="rk-filter-group">
      <legend>{text.postsLabel()}</legend>
      <ul className="rk-filter-posts">
        {statusIds.map((id, index) => (
          <li key={id}>
            <PostText statusId={id} />
            <IconButton
              label={text.removePost({ number: index + 1 })}
              icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
              onClick={({ currentTarget }) => {
                const form = currentTarget.form;
                onRemove(id);
                form?.querySelector<HTMLElement>('.rk-filter-keyword input')?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function PostText({ statusId }: { statusId: string }) {
  const text = useMessages(filterPageMessages);
  const { data, isError } = useStatus(statusId);
  if (data === undefined) return <span>{isError ? text.postUnavailable() : '…'}</span>;
  return <span dir="auto">{text.postBy({ acct: data.account.acct, text: textOfHtml(data.content).trim().slice(0, 200) })}</span>;
}
