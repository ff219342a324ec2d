import { createClient, createStream } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { bindTimelineStream, TimelineProvider, TimelineScreen } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import '@rookery/ui/styles.css';
import '@rookery/timeline/styles.css';

const server = new URLSearchParams(location.search).get('server') ?? '';
const client = createClient({ baseUrl: server, accessToken: null });
const queryClient = createQueryClient();
bindTimelineStream(createStream(client), queryClient, { isVisitor: true });

createRoot(document.body).render(
  <QueryClientProvider client={queryClient}>
    <ClientProvider client={client}>
      <TimelineProvider isSignedIn={false}>
        <main className="rk-app">
          <TimelineScreen source={{ kind: 'public' }} restore={false} scrollKey="public" />
        </main>
      </TimelineProvider>
    </ClientProvider>
  </QueryClientProvider>,
);
