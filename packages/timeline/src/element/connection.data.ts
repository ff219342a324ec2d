import { ApiError, createClient, quickSearchOf, type Client } from '@rookery/api-client';
import { accountByAcctQuery, createQueryClient, statusQuery } from '@rookery/store';
import { prepareRichText } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { TimelineSource } from '../state/timeline-sources.js';
import { timelineQuery } from '../state/timeline.data.js';
import type { ElementSource } from './source-attribute.js';

/** The posts that an element shows: a list, or one post. */
type ElementSubject =
  | { readonly kind: 'list'; readonly source: TimelineSource }
  | { readonly kind: 'status'; readonly statusId: string };

/** The client and the query cache of one element, and its posts. Elements share none of them. */
export interface ElementConnection {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly subject: ElementSubject;
}

/** Requests the first posts of a source as a visitor. Rejects with an ApiError when there are none to show. */
export async function connect(server: string, source: ElementSource): Promise<ElementConnection> {
  // While the posts are on their way. Their texts ask again after a failure.
  prepareRichText().catch(() => undefined);
  const client = createClient({ baseUrl: server, accessToken: null });
  const queryClient = createQueryClient();
  const subject = await subjectOf(client, queryClient, source);
  await (subject.kind === 'list'
    ? queryClient.fetchQuery(timelineQuery(client, subject.source))
    : queryClient.fetchQuery(statusQuery(client, subject.statusId)));
  return { client, queryClient, subject };
}

async function subjectOf(client: Client, queryClient: QueryClient, source: ElementSource): Promise<ElementSubject> {
  switch (source.kind) {
    case 'public':
      return { kind: 'list', source: { kind: 'public', local: source.isLocal } };
    case 'tag':
      return { kind: 'list', source: { kind: 'tag', name: source.name } };
    case 'account': {
      const accountId = 'accountId' in source ? source.accountId : await accountIdOf(client, queryClient, source.acct);
      return { kind: 'list', source: { kind: 'account', accountId, tab: 'posts' } };
    }
    case 'status':
      return { kind: 'status', statusId: 'statusId' in source ? source.statusId : await statusIdAt(client, source.address) };
  }
}

/** The id of a post on its server. Servers may ask visitors to sign in for this. */
async function statusIdAt(client: Client, address: string): Promise<string> {
  const { status } = await quickSearchOf(client).resolve(address);
  if (status === null) throw new ApiError('http', { status: 404 });
  return status.id;
}

async function accountIdOf(client: Client, queryClient: QueryClient, acct: string): Promise<string> {
  const { host } = new URL(client.baseUrl);
  // Not every server knows its own accounts by their full names.
  const known = acct.toLowerCase().endsWith(`@${host}`) ? acct.slice(0, -host.length - 1) : acct;
  const { id } = await queryClient.fetchQuery(accountByAcctQuery(client, known));
  return id;
}
