import { useMessages } from '@rookery/ui';
import { useChatActions } from '../data/use-chat-actions.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { panelMessages } from '../panel-messages.js';
import { ChatInformation, type ChatInformationProps } from '../parts/chat-information.js';
import { useAttempt } from './use-attempt.js';

/** The members of a chat and its settings, of which the server offers some. */
export function ChatInformationScreen(props: Omit<ChatInformationProps, 'onExpiryChange'>) {
  const text = useMessages(panelMessages);
  const attempt = useAttempt();
  const { setExpiry } = useChatActions(props.chat.id);
  const hasExpiry = useChatFeatures()?.expiry === true;
  return (
    <ChatInformation
      {...props}
      onExpiryChange={hasExpiry ? seconds => attempt(setExpiry(seconds), text.saveFailed()) : undefined}
    />
  );
}
