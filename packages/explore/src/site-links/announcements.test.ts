import { createClient, type Announcement } from '@rookery/api-client';
import { createQueryClient } from '@rookery/store';
import { expect, test } from 'vitest';
import { announcementsQuery, dismissAnnouncement, reactToAnnouncement } from './announcements.data.js';

const wire = [
  { id: '8', content: '<p>Tonight</p>', read: false, reactions: [{ name: '🎉', count: 2, me: false }] },
  { id: '7', content: '<p>Last week</p>', read: true, reactions: [{ name: '👍', count: 1, me: true }] },
];

/** A server with two announcements that answers changes with `status`. */
async function serverOf(status = 200) {
  const seen: (boolean | undefined)[] = [];
  const queryClient = createQueryClient();
  const shown = (): Announcement[] => queryClient.getQueryData(['announcements']) ?? [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (_input, init) => {
      if (init?.method === 'GET') return Response.json(wire);
      seen.push(shown()[0]?.read);
      return Response.json({}, { status });
    },
  });
  await queryClient.fetchQuery(announcementsQuery(client));
  return { context: { client, queryClient }, shown, seen };
}

const reactions = ([first, second]: Announcement[]) =>
  [first, second].map(one => one?.reactions.map(({ name, count, me }) => `${name}${count}${me ? '!' : ''}`));

test('[HINT-13] marks an announcement as read at once, and again as new when the server refuses', async () => {
  const { context, shown, seen } = await serverOf(403);
  await expect(dismissAnnouncement(context, '8')).rejects.toMatchObject({ status: 403 });
  expect(seen).toEqual([true]);
  expect(shown().map(({ read }) => read)).toEqual([false, true]);
});

test('[HINT-13] adds and removes reactions', async () => {
  const { context, shown } = await serverOf();
  await reactToAnnouncement(context, '8', '🎉', true);
  await reactToAnnouncement(context, '8', '❤️', true);
  await reactToAnnouncement(context, '7', '👍', false);
  expect(reactions(shown())).toEqual([['🎉3!', '❤️1!'], []]);
});

test('[HINT-13] takes a refused reaction back', async () => {
  const { context, shown } = await serverOf(422);
  await expect(reactToAnnouncement(context, '8', '🎉', true)).rejects.toMatchObject({ status: 422 });
  await expect(reactToAnnouncement(context, '7', '👍', false)).rejects.toMatchObject({ status: 422 });
  expect(reactions(shown())).toEqual([['🎉2'], ['👍1!']]);
});
