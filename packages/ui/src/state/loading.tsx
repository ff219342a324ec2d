import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

/** While a screen loads. Spec UI-09. */
export function Loading() {
  const text = useMessages(messages);
  return <output className="rk-state">{text.loading()}</output>;
}
