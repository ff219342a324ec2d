import { createClient } from '@rookery/api-client';
import { accountStore, ClientProvider, createQueryClient, useClient } from '@rookery/api-client/query';
import { aChatMessage } from '@rookery/api-client/testing';
import { Button } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { chatLogKey, chatMessageQuery, pendingMessageQuery, receiveMessage, sendMessage } from './chat-log.data.js';
import { ChatLog } from './chat-log.js';
import { useChatLog } from './use-chat-log.js';

const meta = { title: 'Chats/Log' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CHAT = '4000';
const boxSize = { inlineSize: 340, blockSize: 420, border: '1px solid var(--rk-line)' };
const hrefs = { account: ({ acct }: { acct: string }) => `/@${acct}`, tag: (name: string) => `/tags/${name}` };
const nameOf = (accountId: string): string => (accountId === '101' ? 'Tomas Berg' : 'Mara Lindqvist');

const message = (id: number) => {
  const text = 'The ferry takes bicycles again from Monday. '.repeat(1 + (id % 3));
  return aChatMessage({
    id: String(id),
    chat_id: CHAT,
    account_id: id % 3 === 0 ? '1' : '101',
    content: `<p>Message ${id}. ${text}</p>`,
  });
};

/** A server with the messages 1001 to 1200 of one chat. */
function openChat() {
  const ids = Array.from({ length: 200 }, (_, index) => 1200 - index);
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST') {
        ids.unshift((ids[0] ?? 1000) + 1);
        return Response.json(message(ids[0] ?? 0));
      }
      const below = Number(new URL(request.url).searchParams.get('max_id') ?? Infinity);
      return Response.json(
        ids
          .filter(id => id < below)
          .slice(0, 20)
          .map(message),
      );
    },
  });
  const queryClient = createQueryClient();
  // As the stream does when it is connected.
  accountStore(queryClient).lists.connect(chatLogKey(CHAT));
  const receive = () => {
    ids.unshift((ids[0] ?? 1000) + 1);
    return message(ids[0] ?? 0);
  };
  return { client, queryClient, receive };
}

/** A chat in a box of 340 x 420 px: it begins at its end, loads older messages at its top and sticks to its end. */
export const InABox: Story = {
  render: () => <Chat />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('region', { name: 'Chat with Tomas Berg' });
    const isAtEnd = () => expect(Math.abs(box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThanOrEqual(1);
    await expect(await canvas.findByText(/^Message 1200\./)).toBeVisible();
    await waitFor(isAtEnd);

    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await expect(await canvas.findByText(/^Message 1201\./)).toBeVisible();
    await waitFor(isAtEnd);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a message' }));
    await expect(await canvas.findByText(/^Message 1202\./)).toBeVisible();
    await waitFor(isAtEnd);

    box.scrollTo({ top: 0 });
    await expect(await canvas.findByText(/^Message 1180\./)).toBeInTheDocument();
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
  },
};

function Chat() {
  const [{ client, queryClient, receive }] = useState(openChat);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <ChatInBox receive={receive} />
      </ClientProvider>
    </QueryClientProvider>
  );
}

function ChatInBox({ receive }: { receive: ReturnType<typeof openChat>['receive'] }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { rows, older, loadOlder, fillGap, gapRequest } = useChatLog(CHAT);
  const messageOf = useCallback((id: string) => queryClient.getQueryData(chatMessageQuery(id).queryKey), [queryClient]);
  const pendingText = useCallback((key: string) => queryClient.getQueryData(pendingMessageQuery(key).queryKey), [queryClient]);
  const send = () => void sendMessage({ client, queryClient }, CHAT, 'See you at noon', crypto.randomUUID());
  return (
    <>
      <div style={{ display: 'flex', gap: 8, paddingBlockEnd: 8 }}>
        <Button onClick={() => receiveMessage(queryClient, receive())}>Receive a message</Button>
        <Button onClick={send}>Send a message</Button>
      </div>
      <ScrollArea style={boxSize} label="Chat with Tomas Berg">
        <ChatLog
          rows={rows}
          messageOf={messageOf}
          pendingText={pendingText}
          nameOf={nameOf}
          hrefs={hrefs}
          fillingGap={gapRequest.isLoading ? gapRequest.newerId : null}
          onFillGap={gap => fillGap({ gap: { kind: 'gap', newerId: gap.newerId, olderId: gap.olderId }, side: 'older' })}
          onReachStart={older === null ? undefined : loadOlder}
        />
      </ScrollArea>
    </>
  );
}
