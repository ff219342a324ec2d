// A script in Node, from version 20 on, that reads a public timeline: `node index.mjs https://server.example`.
import { instanceOf, createClient, timelinesOf } from '@rookery/api-client';

const client = createClient({ baseUrl: process.argv[2] });
const { title } = await instanceOf(client).get();
const { items } = await timelinesOf(client).public({ local: true, limit: 5 });
if (items.length === 0) throw new Error('The server has no posts.');
for (const status of items) console.log(status.account.acct, status.content.length);
console.log(`${title}: ${items.length} posts`);
