import { detectFeatures } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { rememberFeatures } from './known-features.dom.js';
import type { Connection } from './connection.data.js';

/** Asks the server for its features, and remembers them for the next page. Rejects when the server does not respond. */
export async function learnFeatures({ client, queryClient, features }: Connection): Promise<void> {
  const detected = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  features.set(() => detected);
  rememberFeatures(client.baseUrl, detected);
}
