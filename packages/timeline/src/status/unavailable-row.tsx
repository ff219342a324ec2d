import { useMessages } from '@rookery/ui';
import { EyeOff } from 'lucide-react';
import { messages } from './messages.js';

/** Where a post of a list cannot be shown. */
export function UnavailableRow() {
  const text = useMessages(messages);
  return (
    <article className="rk-unavailable">
      <EyeOff size={18} strokeWidth={1.85} aria-hidden="true" />
      {text.postUnavailable()}
    </article>
  );
}
