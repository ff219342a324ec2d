import { useMessages } from '@rookery/ui';
import { EyeOff } from 'lucide-react';
import { messages } from './messages.js';

interface UnavailableRowProps {
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
  /** Default: 'Post is unavailable.' */
  text?: string;
}

/** The row of a post that cannot be shown. */
export function UnavailableRow({ position, setSize, text }: UnavailableRowProps) {
  const { postUnavailable } = useMessages(messages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
    <article className="rk-unavailable" tabIndex={0} aria-posinset={position} aria-setsize={setSize}>
      <EyeOff size={18} strokeWidth={1.85} aria-hidden="true" />
      {text ?? postUnavailable()}
    </article>
  );
}
