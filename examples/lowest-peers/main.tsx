// Every package with React on one page, beside the lowest version of each peer that the packages declare: `package.json`.
import { SponsoredPost } from '@rookery/ads';
import { createClient, createStream } from '@rookery/api-client';
import { ClientProvider, createQueryClient, useInstance } from '@rookery/store';
import { aCard, anAd } from '@rookery/api-client/testing';
import { bindChatStream, Chats, ChatsProvider } from '@rookery/chats';
import { VideoPlayer } from '@rookery/media-player';
import { bindTimelineStream, TimelineProvider, TimelineScreen } from '@rookery/timeline';
import { LazyMenuButton, MessagesProvider, ToastRegion, useNotify } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { QueryClientProvider } from '@tanstack/react-query';
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import '@rookery/ui/styles.css';
import '@rookery/ads/styles.css';
import '@rookery/chats/styles.css';
import '@rookery/media-player/styles.css';
import '@rookery/timeline/styles.css';

const page = new URLSearchParams(location.search);
const client = createClient({ baseUrl: page.get('server') ?? '', accessToken: page.get('token') });
const queryClient = createQueryClient();
const stream = createStream(client);
bindTimelineStream(stream, queryClient);
bindChatStream(queryClient, client, stream);

/** The title of the server and a menu, which loads when it opens. */
function Heading() {
  const { data: instance } = useInstance();
  const notify = useNotify();
  return (
    <header>
      <h1>
        {instance?.title} in React {version}
      </h1>
      <LazyMenuButton
        label="More"
        icon="…"
        items={[{ id: 'greet', label: 'Greet', onAction: () => notify({ kind: 'info', text: 'Good morning' }) }]}
      />
    </header>
  );
}

createRoot(document.body).render(
  <MessagesProvider locale="en">
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <Heading />
        <SponsoredPost
          ad={anAd({ card: aCard({ image: null }) })}
          site={{ title: 'Harbour', thumbnail: null }}
          titleId="ad"
          onSeen={() => undefined}
        />
        <VideoPlayer src={page.get('stream') ?? ''} label="A stream" aspectRatio={16 / 9} style={{ inlineSize: 480 }} />
        <ScrollArea label="Posts" style={{ inlineSize: 480, blockSize: 600 }}>
          <TimelineProvider options={{ isSignedIn: true }}>
            <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />
          </TimelineProvider>
        </ScrollArea>
        <ChatsProvider>
          <Chats />
        </ChatsProvider>
      </ClientProvider>
    </QueryClientProvider>
    <ToastRegion />
  </MessagesProvider>,
);
