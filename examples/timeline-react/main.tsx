import { createClient, createStream } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { bindTimelineStream, TimelineProvider, TimelineScreen } from '@rookery/timeline';
import { Attachment, StatusViewer, type ShownMedia } from '@rookery/timeline/media';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@rookery/ui/styles.css';
import '@rookery/timeline/styles.css';
import '@rookery/timeline/media.css';

const server = new URLSearchParams(location.search).get('server') ?? '';
const client = createClient({ baseUrl: server, accessToken: null });
const queryClient = createQueryClient();
bindTimelineStream(createStream(client), queryClient, { isVisitor: true });

const slots = { Attachment };

function PublicPosts() {
  const [shown, setShown] = useState<ShownMedia | null>(null);
  return (
    <TimelineProvider options={{ isSignedIn: false, slots, onOpenMedia: (status, index) => setShown({ status, index }) }}>
      <main className="rk-app">
        <TimelineScreen source={{ kind: 'public' }} restore={false} scrollKey="public" />
      </main>
      <StatusViewer shown={shown} onShow={setShown} />
    </TimelineProvider>
  );
}

createRoot(document.body).render(
  <QueryClientProvider client={queryClient}>
    <ClientProvider client={client}>
      <PublicPosts />
    </ClientProvider>
  </QueryClientProvider>,
);
