import { useMessages } from '@rookery/ui';
import { listMessages } from './messages.js';

interface TombstoneProps {
  /** One-based place in the list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
}

/** The row of a post that was deleted while it was being read, until it is out of view. */
export function Tombstone({ position, setSize }: TombstoneProps) {
  const text = useMessages(listMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
    <article className="rk-tombstone" tabIndex={0} aria-posinset={position} aria-setsize={setSize} aria-label={text.deleted()}>
      {text.deleted()}
    </article>
  );
}
