// The client against the handlers of the built-in server, in Node.
import { createClient, timelinesOf } from '@rookery/api-client';
import { createInstance } from '@rookery/instance';
import { handlers } from '@rookery/instance/msw';
import { setupServer } from 'msw/node';

const instance = createInstance({ origin: 'https://server.example', seed: 1 });
const server = setupServer(...handlers(instance));
server.listen();
const client = createClient({ baseUrl: 'https://server.example', accessToken: null });
const { items } = await timelinesOf(client).public({ local: true, limit: 5 });
console.log(`${items.length} posts`);
server.close();
