import { describe, expect, it } from 'vitest';

import { messagesOf, sideOf } from './chat-tables.js';
import { chatHistory, chatsOf, lastMessageOf, unreadOf } from './chats.js';
import { createWorld } from './seed.js';
import { now, seedWorld, snapshotOf } from './test-worlds.js';

describe('the seeded chats', () => {
  it('belong to the member, and have been read but for four messages', () => {
    const world = seedWorld();
    const chats = chatsOf(world, world.memberId);
    const sight = { accountId: world.memberId, since: null };
    expect(chats).toHaveLength(25);
    expect(chats.reduce((sum, chat) => sum + unreadOf(world, chat, sight), 0)).toBe(4);
    expect(chats.filter(chat => !chat.is_accepted).map(chat => chat.created_by)).toEqual([world.accountIdsByAcct.get('juniper')]);
  });

  it('have ascending messages with ids of their own', () => {
    const world = seedWorld();
    const ids = chatsOf(world, world.memberId).flatMap(chat => {
      const own = messagesOf(world, chat).map(({ id }) => id);
      expect(own.toSorted()).toEqual(own);
      return own;
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave the posts of the seed world as they are', () => {
    const plain = createWorld({ seed: 7, now });
    const long = createWorld({ seed: 7, now, longChat: 50 });
    expect(long.order).toEqual(plain.order);
    expect([...long.chats.keys()].slice(0, -1)).toEqual([...plain.chats.keys()]);
  });
});

describe('a long chat', () => {
  const withLongChat = () => {
    const world = createWorld({ seed: 7, now, longChat: 10_000 });
    const [chat] = [...world.chats.values()].slice(-1);
    if (chat === undefined) throw new Error('There is no long chat.');
    return { world, chat, sight: { accountId: world.memberId, since: null } };
  };

  it('is made when it is first read', () => {
    const { world, chat, sight } = withLongChat();
    expect(world.chatMessages.has(chat.key)).toBe(false);
    const last = lastMessageOf(world, chat, sight);
    expect(messagesOf(world, chat)).toHaveLength(10_000);
    expect(last?.id).toBe(sideOf(chat, world.memberId).activity_id);
    expect(snapshotOf(withLongChat().world).chats).toEqual(world.chats);
  });

  it('is walked from end to end in pages', () => {
    const { world, chat, sight } = withLongChat();
    const seen: string[] = [];
    for (let max_id: string | undefined; seen.length <= 10_000; max_id = seen.at(-1)) {
      const page = chatHistory(world, chat, sight, { max_id, limit: 40 });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
    }
    expect(seen).toHaveLength(10_000);
    expect(seen.toSorted().toReversed()).toEqual(seen);
  });

  it('has messages of both accounts, with and without a picture', () => {
    const { world, chat } = withLongChat();
    const messages = messagesOf(world, chat);
    const mine = messages.filter(message => message.account_id === world.memberId).length;
    expect(mine).toBeGreaterThan(2000);
    expect(mine).toBeLessThan(8000);
    const pictures = messages.filter(({ media }) => media.length > 0).length;
    expect(pictures).toBeGreaterThan(500);
    expect(pictures).toBeLessThan(1500);
  });

  it.each([20, 40])('has pages of %i that cut turns, days and pictures', size => {
    const { world, chat } = withLongChat();
    const messages = messagesOf(world, chat);
    const edges = Array.from({ length: 60 }, (_, page) => messages.length - (page + 1) * size);
    const across = edges.map(at => ({ above: messages[at - 1], below: messages[at] }));
    const minutesBetween = (above = '', below = ''): number => (Date.parse(below) - Date.parse(above)) / 60_000;
    const cuts = {
      turns: across.filter(
        ({ above, below }) =>
          above?.account_id === below?.account_id && minutesBetween(above?.created_at, below?.created_at) <= 5,
      ),
      days: across.filter(({ above, below }) => above?.created_at.slice(0, 10) !== below?.created_at.slice(0, 10)),
      pictures: across.filter(({ above, below }) => above?.media.length === 1 || below?.media.length === 1),
    };
    expect(cuts.turns.length).toBeGreaterThan(5);
    expect(cuts.days.length).toBeGreaterThan(0);
    expect(cuts.pictures.length).toBeGreaterThan(1);
    const lengths = new Set<number>();
    let length = 0;
    for (const [at, { created_at }] of messages.entries()) {
      if (at > 0 && minutesBetween(messages[at - 1]?.created_at, created_at) > 5) {
        lengths.add(length);
        length = 0;
      }
      length += 1;
    }
    expect(lengths.size).toBeGreaterThan(5);
  });
});
