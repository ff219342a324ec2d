import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

/** While a screen loads. Spec UI-09. */
export function Loading() {
  const text = useMessages(messages);
  return (
    <p className="rk-state" role="status">
      {text.loading()}
    </p>
  );
}
