import { useClient } from './client-provider.js';
import { useInstance } from './use-entities.js';

/** The hosts of the reader's server: its address, and the domain of its accounts, which may be shorter. */
export function useOwnHosts(): readonly string[] {
  const { baseUrl } = useClient();
  const { data: instance } = useInstance();
  return [new URL(baseUrl).host, ...(instance === undefined ? [] : [instance.domain])];
}
