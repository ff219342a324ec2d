import { createClient } from '@rookery/api-client';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatsProvider } from '../chats-provider.js';
import '../styles.css';
import { aChat } from '../test-support/chats.js';
import { ChatQuestionScreen, type ChatQuestion } from './chat-question.screen.js';

interface AskedProps {
  question: ChatQuestion;
  onLeft: (chatId: string) => void;
}

/** A button that asks the question, for a server that accepts every action. */
function Asked({ question, onLeft }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const [client] = useState(() =>
    createClient({ baseUrl: 'https://rookery.example', fetch: () => Promise.resolve(Response.json({})) }),
  );
  return (
    <ChatsProvider client={client}>
      <div className="rk-chats">
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        {isAsking && <ChatQuestionScreen question={question} chat={aChat()} onClose={() => setAsking(false)} onLeft={onLeft} />}
      </div>
    </ChatsProvider>
  );
}

const meta = {
  title: 'Chats/Screens/ChatQuestion',
  component: Asked,
  args: { question: 'block', onLeft: fn() },
  // Cancel returns the focus to the button that asked; then the question stays open.
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leave: Story = { tags: ['spec:CHAT-10'], args: { question: 'leave' } };
export const Block: Story = { tags: ['spec:CHAT-19'] };
export const Unblock: Story = { tags: ['spec:CHAT-19'], args: { question: 'unblock' } };
export const DeleteForBoth: Story = { tags: ['spec:CHAT-28'], args: { question: 'deleteForBoth' } };
export const DeleteForMe: Story = { tags: ['spec:CHAT-28'], args: { question: 'deleteForMe' } };
export const RightToLeft: Story = {
  args: { question: 'leave' },
  globals: { locale: 'ar', theme: 'dark' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Ask' })),
};
