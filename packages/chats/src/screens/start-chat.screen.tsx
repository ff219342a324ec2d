import { SearchField, useMessages } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { useState, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { PanelHeader } from '../parts/panel-header.js';
import { PeopleList } from '../parts/people-list.js';
import { usePeopleToChatWith } from './use-people-to-chat-with.js';

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
  const panelText = useMessages(panelMessages);
  const [term, setTerm] = useState('');
  const people = usePeopleToChatWith(term, chatId => {
    setTerm('');
    onOpen(chatId);
  });
  return (
    <>
      <PanelHeader title={text.newChat()} level={level} onBack={onBack}>
        {headerActions}
      </PanelHeader>
      <SearchField
        type="text"
        className="rk-chat-search"
        label={panelText.typeName()}
        value={term}
        onChange={setTerm}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is the purpose of its screen
        autoFocus
      />
      <ScrollArea className="rk-chat-panel-scroller" label={panelText.startChat()}>
        <PeopleList {...people} term={term.trim()} />
      </ScrollArea>
    </>
  );
}
