import { Chats, publishVisibleBlock, useChat, useStartChat } from '@rookery/chats';
import { errorText } from '@rookery/api-client';
import { useTimelineOptions } from '@rookery/timeline';
import { listText, plainName, shownHandle, useFormattingLocale, useMessages, useNotify } from '@rookery/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom';
import { ChatsWiring } from '../chats/chats-wiring.js';
import { pageMessages } from '../messages/page-messages.js';
import { messages } from '../messages/messages.js';
import { chatPath, WITH_PARAMETER } from '../routing/hrefs.js';
import { PageHeader, useIsColumn, useTitle } from '../shell/page-header.js';
import { MembersOnly } from './page-states.js';

/** The addresses below `/chats` that name no chat. */
const panels = ['new', 'settings'] as const;

/** The chats of the account: the list, and one of them, a new one or their settings (NAV-09, NAV-10). */
export function ChatsPage() {
  const { isSignedIn } = useTimelineOptions();
  const text = useMessages(messages);
  if (isSignedIn) return <MemberChats />;
  return (
    <>
      <PageHeader title={text.chats()} />
      <MembersOnly>{null}</MembersOnly>
    </>
  );
}

function MemberChats() {
  const { chatId: name = null } = useParams();
  const navigate = useNavigate();
  const goBack = useWayToList();
  const isColumn = useIsColumn();
  const text = useMessages(messages);
  const panel = panels.find(each => each === name) ?? null;
  const chatId = panel === null ? name : null;
  useChatTitle(chatId, panel);
  useChatWith();
  useEffect(() => publishVisibleBlock(), []);
  return (
    <ChatsWiring>
      {isColumn && <PageHeader title={text.chats()} />}
      <Chats
        level={isColumn ? 2 : 1}
        chatId={chatId}
        panel={panel}
        chatHref={chatPath}
        onOpenChat={id => {
          if (id === null) goBack();
          // The search for people is left: going back shows the list.
          else void navigate(chatPath(id), { replace: panel === 'new' });
        }}
        onOpenPanel={next => {
          if (next === null) goBack();
          else void navigate(`/chats/${next}`);
        }}
      />
    </ChatsWiring>
  );
}

/** The title of the document: that of the chat, or of the screen beside the list. */
function useChatTitle(chatId: string | null, panel: (typeof panels)[number] | null): void {
  const text = useMessages(messages);
  const words = useMessages(pageMessages);
  const { chat } = useChat(chatId);
  const locale = useFormattingLocale();
  const names = listText(
    chat?.accounts.map(({ display_name, emojis, acct }) => plainName(display_name, emojis) || shownHandle(acct)) ?? [],
    locale,
  );
  const title = { new: words.newChat(), settings: words.chatSettings() };
  useTitle(panel === null ? names || text.chats() : title[panel]);
}

/** Returns a function that leads to the list: back to its history entry where the chat was opened from it. */
function useWayToList(): () => void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef({ pathname, key: '' });
  const fromList = useRef('');
  useEffect(() => {
    if (before.current.key === key) return;
    if (type === 'PUSH' && before.current.pathname === '/chats') fromList.current = key;
    before.current = { pathname, key };
  }, [key, pathname, type]);
  return () => {
    if (fromList.current === key) void navigate(-1);
    else void navigate('/chats', { replace: true });
  };
}

/** Opens the chat with the account that the address names, as the ways from profiles and posts do (CHAT-06). */
function useChatWith(): void {
  const accountId = useSearchParams()[0].get(WITH_PARAMETER);
  const navigate = useNavigate();
  const notify = useNotify();
  const text = useMessages(pageMessages);
  const { start } = useStartChat();
  const started = useRef<string | null>(null);
  useEffect(() => {
    if (accountId === null || started.current === accountId) return;
    started.current = accountId;
    start(accountId).then(
      chatId => void navigate(chatPath(chatId), { replace: true }),
      (error: unknown) => {
        notify({ kind: 'error', text: errorText(error, text.startFailed()) });
        void navigate('/chats/new', { replace: true });
      },
    );
  });
}
