import { errorText } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { ErrorState, Loading, useMessages, useNotify } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { announcementsQuery, dismissAnnouncement, reactToAnnouncement } from '../site-links/announcements.data.js';
import { Announcements } from './announcements.js';
import { aboutMessages } from './messages.js';

const OFFERED_EMOJI = ['👍', '❤️', '🎉'];

/** The member's announcements. Changes show at once, and are taken back with a toast when the server refuses them. */
export function AnnouncementsScreen() {
  const text = useMessages(aboutMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const features = useFeatures();
  const { announcements, announcementReactions } = features.data ?? {};
  const { data, isError, error, refetch } = useQuery({ ...announcementsQuery(client), enabled: announcements === true });
  if (announcements === false) return <Announcements announcements={[]} offeredEmoji={[]} onDismiss={() => {}} onReact={null} />;
  // The features of the server come first: without them the announcements are never requested.
  const retry = (): void => void (announcements === undefined ? features.refetch() : refetch());
  if (data === undefined && (isError || features.isError))
    return <ErrorState title={text.announcementsFailed()} description={errorText(error ?? features.error, '')} onRetry={retry} />;
  if (data === undefined) return <Loading />;
  const report = (fallback: string) => (error: unknown) => notify({ kind: 'error', text: errorText(error, fallback) });
  const context = { client, queryClient };
  return (
    <Announcements
      announcements={data}
      offeredEmoji={OFFERED_EMOJI}
      onDismiss={id => void dismissAnnouncement(context, id).catch(report(text.dismissFailed()))}
      onReact={
        announcementReactions === true
          ? (id, name, isOn) => void reactToAnnouncement(context, id, name, isOn).catch(report(text.reactionFailed()))
          : null
      }
    />
  );
}
