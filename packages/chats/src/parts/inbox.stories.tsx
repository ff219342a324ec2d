import type { Meta, StoryObj } from '@storybook/react';
import { useState, type ComponentProps } from 'react';
import { SearchField } from '@rookery/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import { aChat, aGroup, aMessage, chats, noor, people } from '../test-support/chats.js';
import { anAttachment } from '@rookery/api-client/testing';
import { ChatRow } from './chat-row.js';
import { InboxPanel, type InboxPanelProps } from './chats-columns.js';
import { InboxResults } from './inbox-results.js';
import { PanelHeader } from './panel-header.js';
import { PeopleList, type PeopleListProps } from './people-list.js';

const results: ComponentProps<typeof InboxResults> = {
  chats,
  isLoading: false,
  hasFailed: false,
  onRetry: fn(),
  hasMore: false,
  isLoadingMore: false,
  onLoadMore: fn(),
  currentChatId: null,
  onOpen: fn(),
  onStart: fn(),
  people: {
    accounts: [],
    isLoading: false,
    hasMore: false,
    onLoadMore: fn(),
    acceptsChats: () => true,
    isPending: false,
    onChoose: fn(),
  },
};

const meta = {
  title: 'Chats/Parts/InboxPanel',
  component: InboxPanel,
  args: {
    level: 1,
    term: '',
    onTermChange: fn(),
    chats,
    isLoading: false,
    hasFailed: false,
    onRetry: fn(),
    hasMore: false,
    isLoadingMore: false,
    onLoadMore: fn(),
    results: null,
    currentChatId: '1',
    hrefOf: id => `/chats/${id}`,
    onOpen: fn(),
    onLeave: fn(),
    onStart: fn(),
    onSettings: fn(),
  },
  decorators: [
    Story => (
      <div className="rk-chats" style={{ inlineSize: 330, maxInlineSize: '100%', blockSize: 600 }}>
        <div className="rk-chats-column" style={{ blockSize: '100%' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof InboxPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unread chat is bold, its time warm; the open one is highlighted. */
export const Chats: Story = { tags: ['spec:CHAT-01', 'spec:CHAT-07'] };
export const Loading: Story = { tags: ['spec:CHAT-01'], args: { chats: [], isLoading: true } };
export const Failed: Story = {
  tags: ['spec:CHAT-01'],
  args: { chats: [], hasFailed: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  tags: ['spec:CHAT-01'],
  args: { chats: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    await expect(canvas.getByText('Search for someone to chat with.')).toBeVisible();
  },
};
export const MoreChats: Story = { tags: ['spec:CHAT-01'], args: { hasMore: true, isLoadingMore: true } };
export const Searching: Story = {
  tags: ['spec:CHAT-02'],
  args: { term: 'noo', results: <InboxResults {...results} chats={chats.slice(0, 1)} /> },
};
/** A chat that moves to the top is seen by a reader who is there, and moves nothing for one who is further down. */
export const NewActivity: Story = {
  tags: ['spec:CHAT-01', 'spec:CHAT-31'],
  render: args => <Active {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('region', { name: 'Chats' });
    const receive = canvas.getByRole('button', { name: 'Receive' });
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.click(receive);
    await frame();
    await expect(box.scrollTop).toBe(0);
    box.scrollTo({ top: 300 });
    await frame();
    const row = [...box.querySelectorAll('.rk-chat-row')].find(
      each => each.getBoundingClientRect().top > box.getBoundingClientRect().top,
    );
    const top = row?.getBoundingClientRect().top ?? 0;
    await userEvent.click(receive);
    await frame();
    await expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
  },
};
function Active(props: InboxPanelProps) {
  const [many, setMany] = useState(() => Array.from({ length: 30 }, (_, index) => aChat({ id: String(index) })));
  return (
    <>
      <button type="button" onClick={() => setMany([...many.slice(-1), ...many.slice(0, -1)])}>
        Receive
      </button>
      <InboxPanel {...props} chats={many} />
    </>
  );
}
/** The search also finds people without a chat. */
export const SearchingPeople: Story = {
  tags: ['spec:CHAT-02'],
  args: {
    term: 'o',
    results: (
      <InboxResults
        {...results}
        chats={chats.slice(0, 2)}
        people={{ ...results.people, accounts: people.slice(2), hasMore: true }}
      />
    ),
  },
};
export const NothingFound: Story = {
  tags: ['spec:CHAT-02', 'spec:CHAT-04'],
  args: { term: 'zzz', results: <InboxResults {...results} chats={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No matches found')).toBeVisible();
  },
};
/** The accounts of a chat block one another. */
export const Blocked: Story = {
  tags: ['spec:CHAT-19', 'spec:CHAT-20'],
  args: {
    Row: row => <ChatRow {...row} block={row.chat.id === '1' ? 'blocking' : row.chat.id === '2' ? 'blocked-by' : null} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have blocked this user')).toBeVisible();
    await expect(canvas.getByText('This user has blocked you')).toBeVisible();
  },
};
/** A conversation of several accounts names all of them; a message without text names its files. */
export const GroupsAndFiles: Story = {
  tags: ['spec:CHAT-01'],
  args: {
    chats: [
      aGroup,
      aChat({ id: '7', lastMessage: aMessage({ content: '', attachments: [anAttachment(), anAttachment({ id: '2' })] }) }),
      aChat({ id: '8', lastMessage: aMessage({ content: '', accountId: '1', attachments: [anAttachment({ type: 'audio' })] }) }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 pictures')).toBeVisible();
    await expect(canvas.getByText('Audio')).toBeVisible();
  },
};
/** The menu of a row leaves the chat; Escape returns the focus to its button. */
export const MenuOfARow: Story = {
  tags: ['spec:CHAT-10'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'More about the chat with Noor' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const leave = await screen.findByRole('menuitem', { name: 'Leave Chat' });
    await waitFor(() => expect(leave).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Leave Chat' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
  },
};
export const RightToLeft: Story = { tags: ['spec:CHAT-01'], globals: { locale: 'ar' } };

const searching: PeopleListProps = {
  term: 'o',
  accounts: people,
  isLoading: false,
  hasFailed: false,
  onRetry: fn(),
  hasMore: false,
  onLoadMore: fn(),
  acceptsChats: account => account.id !== '105',
  isPending: false,
  onChoose: fn(),
};

function Start(props: PeopleListProps) {
  return (
    <>
      <PanelHeader title="New chat" level={2} onBack={() => undefined} />
      <SearchField type="text" className="rk-chat-search" label="Type a name" value={props.term} onChange={() => undefined} />
      <PeopleList {...props} />
    </>
  );
}

export const StartAChat: Story = {
  tags: ['spec:CHAT-05'],
  render: () => <Start {...searching} term="" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByPlaceholderText('Type a name')).toBeVisible();
    await expect(canvas.getByText('Start a chat')).toBeVisible();
  },
};
export const People: Story = {
  tags: ['spec:CHAT-03', 'spec:CHAT-06'],
  render: () => <Start {...searching} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Noor/ }));
    await expect(searching.onChoose).toHaveBeenCalledWith(noor);
  },
};
export const PeopleLoading: Story = { tags: ['spec:CHAT-03'], render: () => <Start {...searching} isLoading accounts={[]} /> };
export const PeopleFailed: Story = { tags: ['spec:CHAT-03'], render: () => <Start {...searching} hasFailed accounts={[]} /> };
export const NobodyFound: Story = { tags: ['spec:CHAT-04'], render: () => <Start {...searching} accounts={[]} /> };
