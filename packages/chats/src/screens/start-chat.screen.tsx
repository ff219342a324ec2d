import type { Account } from '@rookery/api-client';
import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { useState, type ReactNode } from 'react';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { usePeopleSearch, useStartChat } from '../data/use-people.js';
import { chatsMessages } from '../messages.js';
import { PanelHeader } from '../parts/panel-header.js';
import { PeopleList } from '../parts/people-list.js';
import { SearchField } from '../parts/search-field.js';

export interface StartChatProps {
  /** The chat was opened or created (CHAT-06). */
  onOpen(chatId: string): void;
  onBack?: (() => void) | undefined;
  /** Level of the heading. @default 2 */
  level?: 1 | 2;
  /** More buttons of the heading. */
  headerActions?: ReactNode;
}

/** Searches for someone to chat with (CHAT-03 to CHAT-06). */
export function StartChat({ onOpen, onBack, level = 2, headerActions }: StartChatProps) {
  const text = useMessages(chatsMessages);
  const notify = useNotify();
  const [term, setTerm] = useState('');
  const features = useChatFeatures();
  const { accounts, isLoading, error, hasMore, loadMore } = usePeopleSearch(term);
  const { start, isPending } = useStartChat();
  const choose = (account: Account): void => {
    start(account.id).then(
      chatId => {
        setTerm('');
        onOpen(chatId);
      },
      (failure: unknown) => notify({ kind: 'error', text: errorText(failure, text.startFailed()) }),
    );
  };
  return (
    <>
      <PanelHeader title={text.newChat()} level={level} onBack={onBack}>
        {headerActions}
      </PanelHeader>
      <SearchField label={text.typeName()} value={term} onChange={setTerm} isFocused />
      <ScrollArea className="rk-chat-panel-scroller" label={text.startChat()}>
        <PeopleList
          term={term.trim()}
          accounts={accounts}
          isLoading={isLoading}
          hasFailed={error !== null}
          hasMore={hasMore}
          onLoadMore={loadMore}
          acceptsChats={account => features?.privacySetting !== true || account.accepts_chat_messages}
          isPending={isPending}
          onChoose={choose}
        />
      </ScrollArea>
    </>
  );
}
