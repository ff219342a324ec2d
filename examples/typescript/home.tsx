// TypeScript alone, without a bundler: `tsc` finds the types of every package and of its style sheets.
import { createClient, createStream } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { Chats } from '@rookery/chats';
import { VideoPlayer } from '@rookery/media-player';
import { bindTimelineStream, TimelineProvider, TimelineScreen, type TimelineSlots } from '@rookery/timeline';
import { Identity, MessagesProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import '@rookery/chats/styles.css';
import '@rookery/media-player/styles.css';
import '@rookery/timeline/styles.css';
import '@rookery/ui/styles.css';

const client = createClient({ baseUrl: 'https://server.example', accessToken: 'token' });
const queryClient = createQueryClient();
const slots: TimelineSlots = {
  Attachment: ({ attachment }) => <VideoPlayer src={attachment.url ?? ''} label={attachment.description ?? ''} />,
};
bindTimelineStream(createStream(client), queryClient);

export function Home() {
  return (
    <MessagesProvider locale="en">
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <Identity displayName="Mara" acct="mara" />
          <TimelineProvider options={{ isSignedIn: true, slots }}>
            <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />
          </TimelineProvider>
          <Chats />
        </ClientProvider>
      </QueryClientProvider>
    </MessagesProvider>
  );
}
