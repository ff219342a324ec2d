import { aboutOf, type Client, type ServerDocument } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';

const STALE_MS = 60 * 60 * 1000;

/** A document of the server's staff; null where there is none. */
export function documentQuery(client: Client, document: ServerDocument) {
  return queryOptions({
    queryKey: ['explore', 'server-document', document],
    queryFn: ({ signal }) => aboutOf(client).document(document, { signal }),
    staleTime: STALE_MS,
    retry: false,
  });
}
