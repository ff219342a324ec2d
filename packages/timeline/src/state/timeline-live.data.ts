import type { QueryClient } from '@tanstack/react-query';

/** The connections that feed lists now, by the list's name. */
const connections = new WeakMap<QueryClient, Map<string, object>>();

/** The connection that feeds a list, the same for as long as nothing was missed; null when none does. */
export function connectionOf(queryClient: QueryClient, name: string): object | null {
  return connections.get(queryClient)?.get(name) ?? null;
}

/** From now on the stream brings everything that is new in a list. */
export function beginConnection(queryClient: QueryClient, name: string): void {
  const known = connections.get(queryClient) ?? new Map<string, object>();
  connections.set(queryClient, known.set(name, {}));
}

export function endConnection(queryClient: QueryClient, name: string): void {
  connections.get(queryClient)?.delete(name);
}
