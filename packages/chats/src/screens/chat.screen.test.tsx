import { accountsOf } from '@rookery/api-client';
import { block, unblock } from '@rookery/store';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ChatsProvider } from '../chats-provider.js';
import { aChatServer } from '../data/test-support/chat-server.js';
import type { ChatConfirmDialogProps, ChatsOptions } from '../parts/chat-options.js';
import { ChatScreen } from './chat.screen.js';

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('./panels.screen.js');
});

/** A chat with Oskar, whose information is open. */
async function openInformation(options: ChatsOptions) {
  const { me, chatId } = await aChatServer('truth');
  const {
    accounts: [oskar],
  } = await me.adapter.chat(chatId);
  if (oskar === undefined) throw new Error('A chat without a member');
  const isBlocked = async () => {
    const [relationship] = await accountsOf(me.client).relationships([oskar.id]);
    return relationship?.blocking;
  };
  render(
    <ChatsProvider client={me.client} options={options}>
      <ChatScreen chatId={chatId} />
    </ChatsProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Chat information' }));
  return { oskar, isBlocked };
}

const pressBlock = async () => userEvent.click(await screen.findByRole('button', { name: /^Block @oskar/ }));

/** The dialog of another app. */
function HouseDialog({ title, children, confirmLabel, cancelLabel, onConfirm, onClose }: ChatConfirmDialogProps) {
  return (
    <div role="alertdialog" aria-label={title} data-house>
      {children}
      <button type="button" onClick={onClose}>
        {cancelLabel}
      </button>
      <button
        type="button"
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {confirmLabel}
      </button>
    </div>
  );
}

it('goes back from the information to the messages', async () => {
  const { me, chatId } = await aChatServer('truth');
  const onBack = vi.fn();
  render(
    <ChatsProvider client={me.client}>
      <ChatScreen chatId={chatId} onBack={onBack} />
    </ChatsProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Chat information' }));
  await screen.findByText('Members');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByText('Members')).toBeNull();
  expect(onBack).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

it('[CHAT-20] asks again whether the other member blocks the account when the chat is opened', async () => {
  const { me, other, chatId } = await aChatServer('truth');
  const chatScreen = (isOpen: boolean) => (
    <ChatsProvider client={me.client}>{isOpen && <ChatScreen chatId={chatId} />}</ChatsProvider>
  );
  const view = render(chatScreen(true));
  const field = await screen.findByRole('textbox', { name: 'Type a message' });
  await block(other, { accountId: me.accountId });
  view.rerender(chatScreen(false));
  view.rerender(chatScreen(true));
  expect(await screen.findByText('You are blocked by @oskar')).toBeVisible();
  expect(field).not.toBeInTheDocument();
  await unblock(other, { accountId: me.accountId });
  view.rerender(chatScreen(false));
  view.rerender(chatScreen(true));
  expect(await screen.findByRole('textbox', { name: 'Type a message' })).toBeVisible();
});

describe('a block', () => {
  it('[CHAT-19] is asked about by the app that has a question of its own', async () => {
    const onBlock = vi.fn();
    const { oskar, isBlocked } = await openInformation({ links: { onBlock } });
    await pressBlock();
    expect(onBlock).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: oskar.id }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await isBlocked()).toBe(false);
  });

  it('[CHAT-19] is asked about by the chats without an app', async () => {
    const { isBlocked } = await openInformation({});
    await pressBlock();
    const dialog = await screen.findByRole('alertdialog', { hidden: true });
    expect(dialog).not.toHaveAttribute('data-house');
    expect(await isBlocked()).toBe(false);
  });

  it('[CHAT-19] is asked about, and taken back, in the dialog of the app', async () => {
    const { isBlocked } = await openInformation({ slots: { ConfirmDialog: HouseDialog } });
    await pressBlock();
    expect(await screen.findByRole('alertdialog')).toHaveAttribute('data-house');
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(async () => expect(await isBlocked()).toBe(true));
    // The conversation is in sight again, and says so.
    expect(await screen.findByText('You blocked this user')).toBeVisible();
    expect(screen.queryByText('Members')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Unblock @oskar/ });
    expect(dialog).toHaveAttribute('data-house');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    await waitFor(async () => expect(await isBlocked()).toBe(false));
  });
});
