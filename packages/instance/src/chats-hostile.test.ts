import { describe, expect, it } from 'vitest';

import { chatters, CHATS } from './test-support/chatting.js';

const hostileIds = [
  '0',
  '-1',
  '9',
  '%00',
  '__proto__',
  '..',
  'z'.repeat(18),
  '9'.repeat(24),
  'é',
  encodeURIComponent('<b>'),
  'a'.repeat(3000),
];
const hostileBodies = [
  null,
  [],
  { content: {} },
  { content: ['a', 'b'] },
  { content: null, media_id: {}, media_ids: { a: 1 } },
  { media_ids: Array.from({ length: 500 }, (_, index) => index) },
  { last_read_id: {} },
  { last_read_id: '9' },
  { message_expiration: 'soon' },
  { message_expiration: -1 },
  { emoji: '😀'.repeat(500) },
  JSON.parse('{"__proto__": {"content": "x"}}') as unknown,
];

describe.each(['pleroma', 'rebased', 'truth'] as const)('hostile requests for chats on %s', serverProfile => {
  it('are refused without a failure of the server', async () => {
    const { mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const { json } = await mara.say(chat, 'Hello');
    const paths = [
      ...hostileIds.flatMap(id => [
        `${CHATS}/${id}`,
        `${CHATS}/by-account-id/${id}`,
        `${CHATS}/${id}/messages`,
        `${CHATS}/${id}/read`,
        `${CHATS}/${chat.id}/messages/${id}`,
        `${CHATS}/${chat.id}/messages/${id}/reactions`,
        `${CHATS}/${chat.id}/messages/${json.id}/reactions/${id}`,
        `${CHATS}/${chat.id}/messages?max_id=${id}&limit=${id}`,
        `/api/v2/pleroma/chats?max_id=${id}&limit=${id}&search=${id}`,
        `/api/v1/conversations?max_id=${id}&min_id=${id}`,
        `/api/v1/conversations/${id}/read`,
      ]),
      `${CHATS}/${chat.id}/messages`,
      `${CHATS}/${chat.id}/read`,
      `${CHATS}/${chat.id}`,
    ];
    for (const path of paths) {
      for (const [method, body] of [
        ['GET', undefined],
        ...hostileBodies.map(one => ['POST', one] as const),
        ['PATCH', {}],
      ] as const) {
        const { status } = await mara.send(method, path, body);
        expect(status, `${method} ${path.slice(0, 120)}`).toBeLessThan(500);
      }
    }
    expect((await mara.messages(chat)).every(({ content }) => content === null || content.length < 5100)).toBe(true);
  });

  it('read nothing with an id below every message', async () => {
    const { mara, gus } = await chatters({ serverProfile });
    await mara.say(await mara.open(), 'Hello');
    const chat = await gus.open();
    await gus.send('POST', `${CHATS}/${chat.id}/read`, { last_read_id: '9' });
    expect((await gus.open()).unread).toBe(1);
  });

  it('send markup as text', async () => {
    const { mara } = await chatters({ serverProfile });
    const chat = await mara.open();
    const attacks = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '"><svg onload=alert(1)>',
      'javascript:alert(1)',
      'https://a.test/"onmouseover="alert(1)',
      'https://a.test/<script>',
      "https://a.test/'onclick='alert(1)",
    ];
    for (const attack of attacks) {
      const { json } = await mara.say(chat, attack);
      const tags = [...(json.content ?? '').matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag);
      expect(tags.filter(tag => !['a', 'br', 'p', 'span'].includes(tag ?? ''))).toEqual([]);
      expect(json.content).not.toMatch(/<[^>]*\son\w+=/);
      expect(json.content).not.toMatch(/href="(?!https:)/);
    }
  });
});
