import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { createClient, type Client, type Status } from '@rookery/api-client';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import type { favourite } from '../actions/status-actions.data.js';
import { aStatus } from '@rookery/api-client/testing';

export type Answer = () => Response | Promise<Response>;

/** The cache of a reader who presses, and the server that answers; new for each test. */
export const trial: {
  queryClient: QueryClient;
  client: Client;
  requests: string[];
  /** Answers by method and path; each is used once, the last one again and again. */
  answers: Record<string, Answer[]>;
} = { queryClient: createQueryClient(), client: createClient({ baseUrl: 'https://rookery.test' }), requests: [], answers: {} };

/** Begins each test with fake timers and with a cache that has the status 1. */
export function installActionServer(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    trial.queryClient = createQueryClient();
    trial.requests = [];
    trial.answers = {};
    trial.client = createClient({
      baseUrl: 'https://rookery.test',
      accessToken: 'token',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const key = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
        trial.requests.push(key);
        const left = trial.answers[key] ?? [];
        const answer = left.length > 1 ? left.shift() : left[0];
        if (answer === undefined) throw new Error(`Nothing answers ${key}.`);
        return answer();
      },
    });
    ingestStatuses(trial.queryClient, [status({})]);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export const status = (fields: Partial<Status>) => aStatus({ id: '1', favourites_count: 3, reblogs_count: 2, ...fields });
export const liked = { favourited: true, favourites_count: 4 };
export const json =
  (value: unknown, code = 200): Answer =>
  () =>
    Response.json(value, { status: code });
export const shown = () => trial.queryClient.getQueryData<Status>(statusKey('1'));
export const context = () => ({ client: trial.client, queryClient: trial.queryClient });
export const press = (action: typeof favourite) => action(context(), { statusId: '1' });
