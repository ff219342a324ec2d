import { useMessages } from '../i18n/messages-provider.js';
import { badgeCheck } from '../icon/drawings.js';
import { messages } from '../messages.js';
import { NamedIcon } from '../named-icon/named-icon.js';

/** The mark of a verified account, beside its name wherever that shows. Spec UI-06. */
export function VerifiedBadge() {
  return <NamedIcon className="rk-verified" icon={badgeCheck} name={useMessages(messages).verified()} size={16} />;
}
