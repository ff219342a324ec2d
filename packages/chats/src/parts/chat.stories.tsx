import { aCard, anAttachment } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { BlankState } from '@rookery/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import type { Message } from '../chat-types.js';
import { aChat, aGroup, aMessage, chats, conversation, noor, pending, picture } from '../test-support/chats.js';
import { Chat, composer, itemsOf, log } from '../test-support/drawn-chat.js';
import { ChatHeader } from './chat-header.js';
import { ChatInformation } from './chat-information.js';
import { ChatsColumns, InboxPanel } from './chats-columns.js';
import { BlockedByState, LogFailure, LogSkeleton } from './log-states.js';
import { MessageComposer } from './message-composer.js';
import { MessageLog } from './message-log.js';
import { MessageSearch } from './message-search.js';

const meta = { title: 'Chats/Parts/Chat', component: Chat } satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The inbox beside a chat, in the width of a page. */
export const Page: Story = {
  tags: ['spec:CHAT-01', 'spec:CHAT-11', 'spec:CHAT-17'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: 868 }}>
      <ChatsColumns
        layout="inline"
        view="main"
        inbox={
          <InboxPanel
            level={1}
            term=""
            onTermChange={fn()}
            chats={chats}
            isLoading={false}
            hasFailed={false}
            onRetry={fn()}
            hasMore={false}
            isLoadingMore={false}
            onLoadMore={fn()}
            results={null}
            currentChatId="1"
            hrefOf={id => `/chats/${id}`}
            onOpen={fn()}
            onLeave={fn()}
            onStart={fn()}
            onSettings={fn()}
          />
        }
      >
        <section className="rk-chat-screen" aria-label="Chat with Noor">
          <ChatHeader chat={aChat()} onBack={fn()} onInformation={fn()} />
          <MessageLog {...log} />
          <MessageComposer {...composer} canSend />
        </section>
      </ChatsColumns>
    </div>
  ),
};
/** Mine at the end, theirs at the start; the last of mine has the receipt; a message being sent is dimmed. */
export const Conversation: Story = { tags: ['spec:CHAT-11', 'spec:CHAT-13', 'spec:CHAT-17', 'spec:CHAT-09'] };
export const NotReadYet: Story = { tags: ['spec:CHAT-13'], args: { chat: aChat({ readByOtherAt: null }) } };
export const Loading: Story = { tags: ['spec:CHAT-15'], args: { state: <LogSkeleton /> } };
export const Failed: Story = {
  tags: ['spec:CHAT-16'],
  args: { state: <LogFailure onRetry={fn()} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Whoops!We encountered a network failure.Try again');
  },
};
/** A message that waits to be sent stays in view below the failure, with its commands. */
export const FailedWithWaiting: Story = {
  tags: ['spec:CHAT-11', 'spec:CHAT-16'],
  args: {
    state: (
      <>
        <LogFailure onRetry={fn()} />
        <MessageLog
          {...log}
          rows={[{ kind: 'pending', key: 'p:r1', recordId: 'r1', isGroupEnd: true }]}
          pendingOf={() => ({ ...pending, state: 'offline', retry: 'ready', canUndo: true })}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const failure = canvas.getByRole('alert').getBoundingClientRect();
    await expect(canvas.getByRole('listitem').getBoundingClientRect().top).toBeGreaterThanOrEqual(failure.bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry?' }));
    await expect(log.onRetry).toHaveBeenLastCalledWith('r1');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(log.onUndo).toHaveBeenLastCalledWith('r1');
  },
};
/** The text of a failed message could not return to the field: something else was typed there. */
export const NotSent: Story = {
  tags: ['spec:CHAT-12'],
  args: {
    log: { pendingOf: () => ({ ...pending, state: 'failed', retry: 'ready' }) },
    composer: { text: 'Something else', canSend: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry?' }));
    await expect(log.onRetry).toHaveBeenCalledWith('r1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(log.onDiscard).toHaveBeenCalledWith('r1');
  },
};
/** The connection is cut: the first message is sent later, and the others after it. All can be taken back. */
export const NoConnection: Story = {
  tags: ['spec:CHAT-11', 'spec:CHAT-12'],
  args: {
    rows: [...conversation.rows, { kind: 'pending', key: 'p:r2', recordId: 'r2', isGroupEnd: true }],
    log: {
      pendingOf: recordId =>
        recordId === 'r1'
          ? { ...pending, state: 'offline', retry: 'ready', canUndo: true }
          : { ...pending, recordId, text: 'Keep a seat', state: 'behind', canUndo: true },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No connection. It will be sent later.')).toBeVisible();
    await expect(canvas.getByText('Waiting for the message before.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry?' }));
    await expect(log.onRetry).toHaveBeenLastCalledWith('r1');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[1] ?? canvasElement);
    await expect(log.onUndo).toHaveBeenLastCalledWith('r2');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
/** An attempt has no answer yet: the server may have the message, so that it cannot be taken back. */
export const NoAnswer: Story = {
  tags: ['spec:CHAT-11', 'spec:CHAT-12'],
  args: { log: { pendingOf: () => ({ ...pending, state: 'offline', retry: 'running' }) } },
};
export const TextReturned: Story = {
  tags: ['spec:CHAT-12'],
  args: {
    rows: conversation.rows.slice(0, -1),
    composer: { text: 'On my way', canSend: true, failure: { text: null } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Message failed to send.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry?' }));
    await expect(composer.onSend).toHaveBeenCalled();
  },
};
export const WaitsToBeAccepted: Story = {
  tags: ['spec:CHAT-07', 'spec:CHAT-08'],
  args: {
    chat: aChat({ isAccepted: false }),
    rows: [{ kind: 'intro', key: 'intro' }, ...conversation.rows.slice(2, 4)],
    log: { onAccept: fn(), onLeave: fn() },
  },
};
export const BlockedByMe: Story = {
  tags: ['spec:CHAT-19'],
  args: { composer: { mode: 'blocking', onUnblock: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await expect(args.composer?.onUnblock).toHaveBeenCalledOnce();
  },
};
export const BlockedByThem: Story = {
  tags: ['spec:CHAT-20'],
  args: { state: <BlockedByState account={noor} />, composer: { mode: 'blocked-by' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are blocked by @noor@hoshi.example')).toBeVisible();
  },
};
/** Recipients of a group are always shown. */
export const Group: Story = { tags: ['spec:CHAT-01'], args: { chat: aGroup } };
const rich = new Map(
  [
    aMessage({ id: '1', content: '<p>🎉🎉</p>' }),
    aMessage({
      id: '2',
      content: '<p>It is on <a href="https://news.test/ferry">news.test</a></p>',
      card: { ...aCard(), image: null },
    }),
    aMessage({
      id: '3',
      accountId: '1',
      content: '',
      attachments: [1, 2, 3].map(id => anAttachment({ id: String(id), type: 'unknown' })),
    }),
    aMessage({ id: '4', reactions: [{ name: '❤️', count: 2, me: true }] }),
  ].map(message => [message.id, message]),
);
export const EmojiCardsFilesReactions: Story = {
  tags: ['spec:CHAT-11'],
  args: {
    messages: rich,
    rows: [...rich.values()].map(({ id, accountId }) => ({
      kind: 'message',
      key: id,
      id,
      isOwn: accountId === '1',
      isGroupEnd: true,
    })),
  },
};
/** A direct post that a filter covers says which; another one has its picture covered. */
export const Filtered: Story = {
  tags: ['spec:HINT-05'],
  args: {
    messages: new Map([
      ...conversation.messages,
      ...[
        aMessage({ id: '23', filtered: [aFilter('warn', ['reading room'])] }),
        aMessage({
          id: '14',
          content: '<p>This is the shelf.</p>',
          attachments: [anAttachment({ description: 'A crowded shelf', url: picture, preview_url: picture })],
          filtered: [aFilter('blur')],
        }),
      ].map(message => [message.id, message] as const),
    ]),
    rows: conversation.rows
      .filter(({ key }) => key !== 'p:r1')
      .map(row => (row.kind === 'message' && row.id === '14' ? { ...row, isOwn: false } : row)),
  },
};
/** A press shows what a filter covers, and the focus stays in the log. */
export const FilteredShown: Story = {
  ...Filtered,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByText('Filtered: Places (“reading room”)');
    await expect(canvas.queryByText('See you at the reading room?')).toBeNull();
    const row = line.closest<HTMLElement>('[role=listitem]') ?? line;
    const show = within(row).getByRole('button', { name: 'Show anyway' });
    await expect(show.tabIndex).toBe(0);
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(row).getByText('See you at the reading room?')).toBeVisible();
    await expect(within(row).getByRole('button', { name: 'Message actions' })).toHaveFocus();
    await expect(canvas.getByText('This is the shelf.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show anyway' }));
    await expect(canvas.getByRole('img', { name: 'A crowded shelf' })).toBeVisible();
  },
};
function aFilter(filter_action: 'warn' | 'blur', keyword_matches: string[] = []): Message['filtered'][number] {
  const filter = { id: '1', title: 'Places', context: [], filter_action, expires_at: null };
  return { filter, keyword_matches, status_matches: [] };
}

/** A press on a reaction adds or removes one's own. By keyboard they are in the menu of the message, above its actions. */
export const ReactToMessages: Story = {
  tags: ['spec:CHAT-28'],
  args: {
    messages: new Map(
      [
        aMessage({ id: '1', accountId: '1', content: '<p>🎉🎉</p>' }),
        aMessage({ id: '2', reactions: [{ name: '❤️', count: 2, me: true }] }),
      ].map(message => [message.id, message]),
    ),
    rows: ['1', '2'].map(id => ({ kind: 'message', key: id, id, isOwn: id === '1', isGroupEnd: true })),
    log: { onReact: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '❤️ 2', pressed: true }));
    await expect(args.log?.onReact).toHaveBeenLastCalledWith('2', '❤️');
    canvas.getAllByRole('button', { name: 'Message actions' }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: '❤️', checked: true })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    // Back over the six common ones to the first.
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(args.log?.onReact).toHaveBeenLastCalledWith('2', '😢');
  },
};
export const UnreadAndGap: Story = {
  tags: ['spec:CHAT-17', 'spec:CHAT-31'],
  args: {
    rows: [
      ...conversation.rows.slice(1, 5),
      { kind: 'gap', key: 'g', newerId: '14', olderId: '13' },
      { kind: 'unread', key: 'unread' },
      ...conversation.rows.slice(5, 6),
    ],
    log: { isLoadingOlder: true },
  },
};
/** Tab reaches the newest message's actions; the arrow keys lead to the others. */
export const ActionsByKeyboard: Story = {
  tags: ['spec:CHAT-28'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('See you at the reading room?');
    const buttons = canvas.getAllByRole('button', { name: 'Message actions' });
    await expect(buttons.map(button => button.tabIndex)).toEqual([...buttons.slice(1).map(() => -1), 0]);
    buttons.at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual([
      'Copy',
      'Delete for me',
      'Report',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(buttons.at(-1)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(buttons.at(-2)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete for both' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
  },
};

/** The focus moves to the message that takes the place of a deleted one. */
export const FocusAfterDeletion: Story = {
  tags: ['spec:CHAT-28'],
  render: () => <Deleting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('See you at the reading room?');
    canvas.getAllByRole('button', { name: 'Message actions' }).at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete for me' }));
    await waitFor(() => expect(canvas.queryByText('See you at the reading room?')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Message actions' }).at(-1)).toHaveFocus());
  },
};
function Deleting() {
  const [gone, setGone] = useState('');
  const rows = conversation.rows.slice(0, -1).filter(row => row.kind !== 'message' || row.id !== gone);
  return (
    <Chat
      rows={rows}
      log={{
        itemsOf: (message, isOwn) =>
          itemsOf(message, isOwn).map(item => ({ ...item, onAction: () => item.id === 'delete' && setGone(message.id) })),
      }}
    />
  );
}

export const Information: Story = {
  tags: ['spec:CHAT-09', 'spec:CHAT-29'],
  render: () => (
    <div className="rk-chats" style={{ inlineSize: 400, maxInlineSize: '100%' }}>
      <ChatInformation chat={aChat()} block={null} onExpiryChange={fn()} onBlock={fn()} onUnblock={fn()} onLeave={fn()} />
    </div>
  ),
};
/** Several members: each is blocked from their profile. */
export const InformationOfAGroup: Story = {
  tags: ['spec:CHAT-19', 'spec:CHAT-29'],
  render: () => (
    <div className="rk-chats" style={{ inlineSize: 400, maxInlineSize: '100%' }}>
      <ChatInformation chat={aGroup} block={null} onBlock={fn()} onUnblock={fn()} onLeave={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(aGroup.accounts.length);
    await expect(canvas.getByRole('button', { name: 'Leave Chat' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Block/ })).toBeNull();
  },
};
export const NoChatChosen: Story = {
  tags: ['spec:CHAT-01'],
  render: () => (
    <div className="rk-chats">
      <BlankState title="Choose a chat" action={<button type="button">New chat</button>} />
    </div>
  ),
};
export const SearchInTheChat: Story = {
  render: () => (
    <div className="rk-chats" style={{ inlineSize: 400, maxInlineSize: '100%' }}>
      <MessageSearch
        term="tin"
        onTermChange={fn()}
        messages={[
          aMessage({ content: '<p>412 sheets, and a tin.</p>' }),
          aMessage({ id: '2', accountId: '1', content: '<p>Bring the tin.</p>' }),
        ]}
        members={[noor]}
        isLoading={false}
        hasFailed={false}
        onClose={fn()}
      />
    </div>
  ),
};
export const RightToLeft: Story = { tags: ['spec:CHAT-11'], globals: { locale: 'ar' } };
