import { expect, it } from 'vitest';
import { toggleReaction } from './reactions.data.js';
import { ingestMessages, knownMessage } from './messages.data.js';
import { aChatServer } from './test-support/chat-server.js';

/** A message of the other member in the cache, and the reactions that are shown and that the server has. */
async function aMessage() {
  const { me, chatId, answer, instance } = await aChatServer('truth');
  const { id } = await answer('The stove is lit');
  const onServer = async () => (await me.adapter.messages(chatId)).items.find(message => message.id === id);
  const message = await onServer();
  if (message === undefined) throw new Error('The message is not on the server');
  ingestMessages(me.queryClient, [message]);
  return {
    instance,
    shown: () => knownMessage(me.queryClient, id)?.reactions,
    stored: async () => (await onServer())?.reactions,
    toggle: (name: string) => toggleReaction(me, id, name),
  };
}

it('adds a reaction to a message, and removes it', async () => {
  const { shown, stored, toggle } = await aMessage();
  const mine = [{ name: '🎉', count: 1, me: true }];
  const adding = toggle('🎉');
  await expect.poll(shown).toEqual(mine);
  await adding;
  expect(await stored()).toEqual(mine);
  await toggle('🎉');
  expect(shown()).toEqual([]);
  expect(await stored()).toEqual([]);
});

it('takes a reaction back that the server refuses', async () => {
  const { instance, shown, toggle } = await aMessage();
  instance.faults.add({
    pattern: 'POST /api/v1/pleroma/chats/:id/messages/:message/reactions',
    kind: 'status',
    status: 422,
    message: 'Emoji is invalid',
  });
  await expect(toggle('🎉')).rejects.toMatchObject({ serverMessage: 'Emoji is invalid' });
  expect(shown()).toEqual([]);
});
