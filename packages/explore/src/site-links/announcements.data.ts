import { announcementsOf, type Announcement, type Client } from '@rookery/api-client';
import { announcementsKey } from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const ANNOUNCEMENTS_STALE_MS = 10 * 60 * 1000;

/** The announcements of the staff, newest first. */
export function announcementsQuery(client: Client) {
  return queryOptions({
    queryKey: announcementsKey,
    queryFn: ({ signal }) => announcementsOf(client).list({ signal }),
    staleTime: ANNOUNCEMENTS_STALE_MS,
    retry: false,
  });
}

interface AnnouncementContext {
  client: Client;
  queryClient: QueryClient;
}

/** Changes one announcement in the cache at once, and back when `send` fails, which it rejects with. */
async function change(
  { queryClient }: AnnouncementContext,
  id: string,
  apply: (announcement: Announcement) => Announcement,
  revert: (announcement: Announcement) => Announcement,
  send: () => Promise<void>,
): Promise<void> {
  const write = (by: (announcement: Announcement) => Announcement): void => {
    queryClient.setQueryData<Announcement[]>(announcementsKey, all => all?.map(one => (one.id === id ? by(one) : one)));
  };
  await queryClient.cancelQueries({ queryKey: announcementsKey });
  write(apply);
  try {
    await send();
  } catch (error) {
    write(revert);
    throw error;
  }
}

/** Marks an announcement as read. */
export function dismissAnnouncement(context: AnnouncementContext, id: string): Promise<void> {
  const setRead = (read: boolean) => (one: Announcement) => ({ ...one, read });
  return change(context, id, setRead(true), setRead(false), () => announcementsOf(context.client).dismiss(id));
}

/** Adds the member's reaction with an emoji, or removes it. */
export function reactToAnnouncement(context: AnnouncementContext, id: string, name: string, isOn: boolean): Promise<void> {
  const resource = announcementsOf(context.client);
  return change(context, id, withReaction(name, isOn), withReaction(name, !isOn), () =>
    isOn ? resource.addReaction(id, name) : resource.removeReaction(id, name),
  );
}

/** The announcement with or without the member's reaction; a reaction that nobody has left is gone. */
function withReaction(name: string, isOn: boolean): (announcement: Announcement) => Announcement {
  return announcement => {
    const known = announcement.reactions.find(reaction => reaction.name === name);
    if (known === undefined) {
      const reaction = { name, count: 1, me: true, url: null, static_url: null };
      return isOn ? { ...announcement, reactions: [...announcement.reactions, reaction] } : announcement;
    }
    if (known.me === isOn) return announcement;
    const changed = { ...known, me: isOn, count: Math.max(known.count + (isOn ? 1 : -1), 0) };
    const reactions = announcement.reactions.map(reaction => (reaction === known ? changed : reaction));
    return { ...announcement, reactions: reactions.filter(({ count }) => count > 0) };
  };
}
