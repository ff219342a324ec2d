import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ChatsProvider } from '../chats-provider.js';
import { aChatServer } from '../data/test-support/chat-server.js';
import { ReportMessageScreen } from './report-message.screen.js';

/** The dialog that reports the newest message of Oskar, and the reports that the server has received. */
async function openReport() {
  const { me, chatId, instance, answer } = await aChatServer('rebased');
  const { id: messageId } = await answer('Buy these bonds');
  const received: unknown[] = [];
  const forward = instance.fetch.bind(instance);
  vi.spyOn(instance, 'fetch').mockImplementation(async request => {
    if (new URL(request.url).pathname === '/api/v1/reports') received.push(await request.clone().json());
    return forward(request);
  });
  const onClose = vi.fn();
  render(
    <ChatsProvider client={me.client}>
      <ReportMessageScreen chatId={chatId} messageId={messageId} acct="oskar" onClose={onClose} />
    </ChatsProvider>,
  );
  await screen.findByText('Report @oskar');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Report', hidden: true }));
  return { received, messageId, instance, onClose, press };
}

it('[CHAT-28] reports a message with a comment to the moderators', async () => {
  const { received, messageId, onClose, press } = await openReport();
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment', hidden: true }), { target: { value: ' Sells bonds ' } });
  await press();
  expect(onClose).toHaveBeenCalledOnce();
  await screen.findByText('Thank you for your report');
  expect(received).toEqual([expect.objectContaining({ message_ids: [messageId], comment: 'Sells bonds' })]);
});

it('[CHAT-28] says so when a report could not be sent', async () => {
  const { instance, press } = await openReport();
  instance.faults.add({ pattern: 'POST /api/v1/reports', kind: 'status', status: 422, message: 'Too many reports' });
  await press();
  expect(await screen.findByText('Too many reports')).toBeVisible();
});
