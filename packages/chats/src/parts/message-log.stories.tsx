import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../styles.css';
import { aLongConversation } from '../test-support/chats.js';
import { Chat } from '../test-support/drawn-chat.js';

const meta = { title: 'Chats/Parts/MessageLog', component: Chat } satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long chat in its own scroller: it begins at its end, and a message that comes while the reader is above shows the pill. */
export const LongConversation: Story = {
  tags: ['spec:CHAT-18', 'spec:CHAT-31'],
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Message 200\./);
    const box = canvas.getByRole('region', { name: /^Messages with/ });
    const isAtEnd = () => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThanOrEqual(1);
    await waitFor(isAtEnd);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(isAtEnd);
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    box.scrollTo({ top: box.scrollTop - 900 });
    await waitFor(() => expect(canvas.queryByText(/^Message 201\./)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New messages' }));
    await waitFor(isAtEnd);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
};
function Growing() {
  const [{ rows, messages }] = useState(() => aLongConversation(210));
  const [count, setCount] = useState(200);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 2)}>
        Receive
      </button>
      <Chat rows={rows.slice(0, count)} messages={messages} log={{ firstIndex: 10_000 - 200 }} />
    </>
  );
}

/** Ten thousand messages: older ones are prepended without a jump, and rows keep their index. */
export const OlderMessages: Story = {
  tags: ['spec:CHAT-18'],
  render: () => <Older />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^Message 10000\./);
    const box = canvas.getByRole('region', { name: /^Messages with/ });
    await waitFor(() => expect(box.scrollHeight - box.scrollTop - box.clientHeight).toBeLessThanOrEqual(1));
    const first = canvas.getByText(/^Message 10000\./).closest('[role=listitem]');
    await expect(first).toHaveAttribute('data-index', '9999');
    let previous = '';
    for (let page = 0; page < 5; page += 1) {
      box.scrollTo({ top: 0 });
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = () =>
        [...box.querySelectorAll<HTMLElement>('[data-index]')].find(
          row => row.getBoundingClientRect().bottom > box.getBoundingClientRect().top,
        );
      const read = top();
      const offset = read?.getBoundingClientRect().top ?? 0;
      const index = read?.dataset['index'] ?? '';
      await expect(index).not.toBe(previous);
      previous = index;
      await userEvent.click(canvas.getByRole('button', { name: 'Load older' }));
      await waitFor(() => expect(box.scrollTop).toBeGreaterThan(100));
      const kept = box.querySelector(`[data-index="${index}"]`);
      await expect(Math.abs((kept?.getBoundingClientRect().top ?? 0) - offset)).toBeLessThanOrEqual(1);
    }
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(800);
  },
};
function Older() {
  const [{ rows, messages }] = useState(() => aLongConversation(10_000));
  const [count, setCount] = useState(20);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 20)}>
        Load older
      </button>
      <Chat rows={rows.slice(-count)} messages={messages} log={{ firstIndex: 10_000 - count }} />
    </>
  );
}
