import { detectFeatures } from '@rookery/api-client';
import { instanceQuery } from '@rookery/api-client/query';
import { rememberQuotes } from './offers.dom.js';
import type { Connection } from './connection.data.js';

/** Asks the server what it offers, and remembers it for the next page. Rejects when the server does not respond. */
export async function learnOffers({ client, queryClient, hasQuotes }: Connection): Promise<void> {
  const { quotesList } = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  hasQuotes.set(() => quotesList);
  rememberQuotes(client.baseUrl, quotesList);
}
