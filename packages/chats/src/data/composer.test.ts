import { draftStoreOf, outboxOf, stopOutbox, textOfHtml } from '@rookery/store';
import type { ServerProfileName } from '@rookery/instance';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHAT_MESSAGE } from '../core/message-payload.js';
import { registerChatMessages } from './chat-sending.data.js';
import { knownChat, writeChat } from './chats.data.js';
import { chatComposer, type ChatComposer } from './composer.data.js';
import { heldMessages } from './pending-messages.data.js';
import { aChatServer } from './test-support/chat-server.js';

const PICTURE = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='),
  letter => letter.codePointAt(0) ?? 0,
);
const aPicture = () => new File([PICTURE], 'harbour.png', { type: 'image/png' });

/** The composer of a chat, as a screen shows it. */
async function aComposer(family: ServerProfileName = 'rebased') {
  const server = await aChatServer(family);
  const { client, queryClient } = server.me;
  registerChatMessages(client, queryClient);
  const outbox = outboxOf(queryClient, client);
  onTestFinished(() => stopOutbox(queryClient));
  const composer = chatComposer(client, queryClient, server.chatId);
  onTestFinished(composer.takeFailures());
  await vi.waitFor(() => expect(composer.state.get().isLoaded).toBe(true));
  return { ...server, client, queryClient, outbox, composer };
}

/** Types as soon as the field is free. */
function typeNext(composer: ChatComposer, next: string): void {
  const unsubscribe = composer.state.subscribe(() => {
    if (composer.state.get().text !== '') return;
    unsubscribe();
    composer.setText(next);
  });
}

const text = (composer: ChatComposer): string => composer.state.get().text;

describe('a message that the server refuses', () => {
  it('[CHAT-12] returns to the empty field with the words of the server', async () => {
    const { composer, outbox, fail, texts } = await aComposer();
    fail({ kind: 'status', status: 422, message: 'Too rude' });
    composer.setText('A draft of a letter');
    composer.send();
    await vi.waitFor(() => expect(composer.state.get().failure).toEqual({ text: 'Too rude' }));
    expect(text(composer)).toBe('A draft of a letter');
    await vi.waitFor(() => expect(outbox.getRecords()).toEqual([]));
    composer.send();
    await vi.waitFor(async () => expect(await texts()).toEqual(['A draft of a letter']));
    expect(composer.state.get()).toMatchObject({ text: '', failure: null });
  });

  it('[CHAT-12] does not overwrite text that was typed since, and keeps its row', async () => {
    const { composer, outbox, fail, texts } = await aComposer();
    fail({ kind: 'status', status: 422, message: 'Too rude' });
    composer.setText('First');
    typeNext(composer, 'Second');
    composer.send();
    await vi.waitFor(() => expect(outbox.getRecords()[0]?.state).toBe('failed'));
    expect(composer.state.get()).toMatchObject({ text: 'Second', failure: null });
    composer.send();
    await vi.waitFor(async () => expect(await texts()).toEqual(['Second']));
  });

  it('[CHAT-12] returns with its files', async () => {
    const { composer, fail } = await aComposer();
    await composer.attach([aPicture()]);
    await vi.waitFor(() => expect(composer.state.get().files[0]?.attachment).not.toBeNull());
    fail({ kind: 'status', status: 422 });
    composer.setText('Look');
    composer.send();
    await vi.waitFor(() => expect(composer.state.get().failure).not.toBeNull());
    expect(composer.state.get().files.map(({ name }) => name)).toEqual(['harbour.png']);
  });

  it('stays in its row when the server may have it, and is found there by Retry', async () => {
    const { composer, outbox, fail, texts } = await aComposer();
    fail({ kind: 'hold', milliseconds: 300 });
    composer.setText('Perhaps sent');
    composer.send();
    await vi.waitFor(() => expect(outbox.getRecords()[0]?.state).toBe('sending'));
    await outbox.signOut();
    await vi.waitFor(() => expect(outbox.getRecords()[0]).toMatchObject({ state: 'failed', mayBeSent: true }));
    expect(text(composer)).toBe('');
    outbox.start();
    await outbox.retry(outbox.getRecords()[0]?.id ?? '');
    await vi.waitFor(() => expect(outbox.getRecords()).toEqual([]), { timeout: 8_000 });
    expect(await texts()).toEqual(['Perhaps sent']);
  });
});

describe('a draft', () => {
  it('is kept for each chat, and found again in the next visit', async () => {
    const { composer, client, queryClient, chatId } = await aComposer();
    composer.setText('Half a senten');
    const drafts = draftStoreOf(queryClient, client);
    await vi.waitFor(async () =>
      expect(await drafts.list('chat')).toMatchObject([{ id: `chat:${chatId}`, value: { text: 'Half a senten' } }]),
    );
    composer.setText('');
    await vi.waitFor(async () => expect(await drafts.list('chat')).toEqual([]));
  });

  it('has its files, also those that an earlier version stored without their attachment', async () => {
    const { me, chatId } = await aChatServer('rebased');
    const { client, queryClient } = me;
    const file = new Blob([PICTURE], { type: 'image/png' });
    await draftStoreOf(queryClient, client).put({
      id: `chat:${chatId}`,
      kind: 'chat',
      updatedAt: 1,
      value: { text: 'Look', files: [{ id: 'a', file, name: 'harbour.png', mediaId: '7', uploadedAt: 1 }] },
    });
    onTestFinished(() => stopOutbox(queryClient));
    const composer = chatComposer(client, queryClient, chatId);
    await vi.waitFor(() => expect(composer.state.get().files[0]?.attachment).not.toBeUndefined());
    expect(composer.state.get()).toMatchObject({ text: 'Look', files: [{ id: 'a', name: 'harbour.png' }] });
    await vi.waitFor(() => expect(composer.state.get().files[0]?.attachment).not.toBeNull());
  });

  it('is the same in every place that shows the chat', async () => {
    const { composer, client, queryClient, chatId } = await aComposer();
    expect(chatComposer(client, queryClient, chatId)).toBe(composer);
  });

  it('has the messages that were not sent when the account signs out', async () => {
    const { composer, client, queryClient, outbox, chatId, fail } = await aComposer();
    fail({ kind: 'status', status: 422 });
    composer.setText('Not sent');
    typeNext(composer, 'Typed since');
    composer.send();
    await vi.waitFor(() => expect(outbox.getRecords()[0]?.state).toBe('failed'));
    const drafts = draftStoreOf(queryClient, client);
    await vi.waitFor(async () => expect(await drafts.list('chat')).toMatchObject([{ value: { text: 'Typed since' } }]));
    await outbox.signOut();
    expect(await drafts.get(`chat:${chatId}`)).toMatchObject({ value: { text: 'Not sent\nTyped since' } });
  });
});

describe('files', () => {
  it('[CHAT-25] are uploaded at once and sent with the message', async () => {
    for (const family of ['pleroma', 'truth', 'default'] as const) {
      const { composer, other, me } = await aComposer(family);
      await composer.attach([aPicture()]);
      await vi.waitFor(() => expect(composer.state.get().files[0]?.attachment).not.toBeNull());
      composer.send();
      await vi.waitFor(async () => {
        const { id } = await other.adapter.open(me.accountId);
        const { items } = await other.adapter.messages(id, { limit: 1 });
        expect(items[0]?.attachments).toHaveLength(1);
        expect(textOfHtml(items[0]?.content ?? '').trim()).toBe('');
      });
    }
  });

  it('[CHAT-25] that are larger than the server takes are refused before their upload, of any type', async () => {
    const { composer } = await aComposer();
    const large = new File([new Uint8Array(16 * 1024 * 1024 + 1)], 'harbour.png', { type: 'image/png' });
    const letter = new File(['Dear Oskar'], 'letter.txt', { type: 'text/plain' });
    expect(await composer.attach([large, letter])).toMatchObject([{ name: 'harbour.png', problem: { kind: 'image-bytes' } }]);
    expect(composer.state.get().files.map(({ name }) => name)).toEqual(['letter.txt']);
  });

  it('[CHAT-25] that fail leave the text alone', async () => {
    const { composer, instance } = await aComposer();
    instance.faults.add({ pattern: 'POST /api/v2/media', kind: 'status', status: 413, message: 'File is too large' });
    composer.setText('Look');
    await composer.attach([aPicture()]);
    await vi.waitFor(() =>
      expect([...composer.uploads.get().values()]).toEqual([{ kind: 'failed', text: 'File is too large', again: null }]),
    );
    expect(text(composer)).toBe('Look');
    composer.removeFile(composer.state.get().files[0]?.id ?? '');
    expect(composer.state.get().files).toEqual([]);
  });
});

describe('a chat that is not accepted', () => {
  it('[CHAT-08] is accepted by a message, once that was sent', async () => {
    const { composer, me, other, queryClient, outbox, fail } = await aComposer('truth');
    const { id: begun } = await other.adapter.open(me.accountId);
    await other.adapter.send({ chatId: begun, text: 'May I?', mediaIds: [], idempotencyKey: 'k', newestId: null });
    const chat = await me.adapter.open(other.accountId);
    writeChat(queryClient, { ...chat, isAccepted: false });
    const accept = vi.spyOn(me.adapter, 'accept');
    fail({ kind: 'status', status: 422 });
    composer.setText('Yes');
    composer.send();
    await vi.waitFor(() => expect(composer.state.get().failure).not.toBeNull());
    expect(accept).not.toHaveBeenCalled();
    composer.send();
    await vi.waitFor(() => expect(knownChat(queryClient, chat.id)?.isAccepted).toBe(true));
    expect(accept).toHaveBeenCalledTimes(1);
    expect(outbox.getRecords().filter(({ kind }) => kind === CHAT_MESSAGE)).toEqual([]);
  });
});

describe('a message that is taken back', () => {
  /** A message that waits because the server does not answer. */
  async function aWaitingMessage() {
    const chat = await aComposer();
    // The request before the first attempt.
    const lift = chat.instance.faults.add({ pattern: 'GET /api/v1/pleroma/chats/*/messages', kind: 'drop', times: 100 });
    chat.composer.setText('Not yet');
    chat.composer.send();
    await vi.waitFor(() => expect(chat.outbox.getRecords()[0]?.attempts).toBe(1));
    const [record] = heldMessages(chat.queryClient, chat.outbox.getRecords());
    if (record === undefined) throw new Error('Nothing waits');
    return { ...chat, record, lift };
  }

  it('[CHAT-11] is in the field again, and is sent once when it is sent then', async () => {
    const { composer, outbox, record, texts, instance } = await aWaitingMessage();
    await composer.undo(record);
    expect(composer.state.get()).toMatchObject({ text: 'Not yet', failure: null, isSending: false });
    expect(outbox.getRecords()).toEqual([]);
    instance.faults.clear();
    composer.send();
    await vi.waitFor(async () => expect(await texts()).toEqual(['Not yet']));
  });

  it('[CHAT-11] stands above what was typed since', async () => {
    const { composer, record } = await aWaitingMessage();
    composer.setText('And this');
    await composer.undo(record);
    expect(text(composer)).toBe('Not yet\nAnd this');
  });

  it('stays where it is while its request is in flight', async () => {
    const { composer, outbox, fail, queryClient, texts } = await aComposer();
    fail({ kind: 'hold', milliseconds: 300 });
    composer.setText('On its way');
    composer.send();
    await vi.waitFor(() => expect(outbox.getRecords()[0]?.state).toBe('sending'));
    const [record] = heldMessages(queryClient, outbox.getRecords());
    composer.setText('Typed since');
    if (record !== undefined) await composer.undo(record);
    expect(text(composer)).toBe('Typed since');
    await vi.waitFor(() => expect(outbox.getRecords()).toEqual([]));
    expect(await texts()).toEqual(['On its way']);
  });
});
