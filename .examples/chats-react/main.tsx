import { createClient, createStream } from '@rookery/api-client';
import { Chats, ChatsProvider } from '@rookery/chats';
import '@rookery/ui/styles.css';
import '@rookery/chats/styles.css';
import { createRoot } from 'react-dom/client';

const page = new URLSearchParams(location.search);
const client = createClient({ baseUrl: page.get('server') ?? '', accessToken: page.get('token') });

createRoot(document.body).render(
  <ChatsProvider client={client} stream={createStream(client)}>
    <Chats layout="full" />
  </ChatsProvider>,
);
