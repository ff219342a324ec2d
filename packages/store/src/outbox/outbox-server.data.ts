import type { QueryClient } from '@tanstack/react-query';
import { type Client, detectConnectionFeatures, type Instance, isApiError, uploadMedia } from '@rookery/api-client';
import type { OutboxEnvironment } from './outbox-environment.js';
import type { OutboxUpload } from './outbox-record.js';
import type { AttemptEnd } from './outbox-transitions.js';
import { instanceKey } from '../entities/instance.data.js';

/** The code of a kind did not load. Nothing was sent. */
export class KindNotLoaded extends Error {
  override readonly name = 'KindNotLoaded';
}

/** Loads the code of kinds once, for the first record; again after a failure. */
export function loadKinds<Kinds>(load: () => Promise<Kinds>): () => Promise<Kinds> {
  let loading: Promise<Kinds> | null = null;
  return async () => {
    loading ??= load();
    return loading.catch((cause: unknown) => {
      loading = null;
      throw new KindNotLoaded('The code that sends this did not load.', { cause });
    });
  };
}

/** How the server treats repeated requests, as far as it is known. Without knowledge the result is looked for first. */
export function serverFacts(queryClient: QueryClient): OutboxEnvironment['server'] {
  // Servers ignore the key for these kinds, or have none.
  const kindsToLookFor = new Set(['scheduled', 'edit', 'vote', 'event-edit']);
  return {
    get hasIdempotencyKeys() {
      const instance = queryClient.getQueryData<Instance>(instanceKey);
      return instance !== undefined && detectConnectionFeatures(instance).idempotencyKeys;
    },
    kindsToLookFor,
  };
}

/** Statuses below 500 that say nothing about the request itself. 401: the record is held until the account has signed in again. */
const LATER = new Set([401, 423, 425, 429]);

/** How an attempt ended, by its error. Without a clear refusal the request may have arrived. */
export function endOf(error: unknown): AttemptEnd {
  if (error instanceof KindNotLoaded) return { kind: 'not-sent' };
  if (!isApiError(error) || error.status === null) return { kind: 'lost' };
  const { status, serverMessage, retryAt, kind } = error;
  if (LATER.has(status)) return { kind: 'later', retryAt };
  const isRefused = kind === 'http' && ((status >= 400 && status < 500 && status !== 408) || status === 501);
  return isRefused ? { kind: 'refused', status, text: serverMessage } : { kind: 'lost' };
}

export async function uploadFile(
  client: Client,
  { file, name, description, focus }: OutboxUpload,
  options: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<string> {
  const named = file instanceof File || name === '' ? file : new File([file], name, { type: file.type });
  const { id } = await uploadMedia(client, named, { ...options, description, ...(focus && { focus }) });
  return id;
}
