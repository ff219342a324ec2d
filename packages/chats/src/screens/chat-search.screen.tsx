import { errorText } from '@rookery/api-client';
import { useState } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { useChatSearch } from '../data/use-chat-search.js';
import { MessageSearch } from '../parts/message-search.js';

export interface ChatSearchScreenProps {
  chat: ChatSummary;
  onClose(): void;
}

/** Searches the messages of a chat, where the server can. */
export function ChatSearchScreen({ chat, onClose }: ChatSearchScreenProps) {
  const [term, setTerm] = useState('');
  const { messages, isLoading, error } = useChatSearch(chat.id, term);
  return (
    <MessageSearch
      term={term}
      onTermChange={setTerm}
      messages={messages}
      members={chat.accounts}
      isLoading={isLoading}
      hasFailed={error !== null}
      reason={errorText(error, '')}
      onClose={onClose}
    />
  );
}
