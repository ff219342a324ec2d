import { BadgeCheck } from 'lucide-react';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

/** The mark of a verified account, beside its name wherever that shows. Spec UI-06. */
export function VerifiedBadge() {
  const text = useMessages(messages);
  return (
    <BadgeCheck
      className="rk-verified"
      size={16}
      strokeWidth={1.85}
      // A picture drawn in place has no tag of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={text.verified()}
      aria-hidden={false}
    />
  );
}
