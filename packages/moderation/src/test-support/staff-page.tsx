import { createClient } from '@rookery/api-client';
import { STAFF_SCOPES } from '@rookery/api-client/admin';
import { createInstance, type Instance, type ServerProfileName } from '@rookery/instance';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ModerationPlace, SectionName } from '../context/moderation-options.js';
import { ModerationScreen } from '../frame/moderation.screen.js';

const ORIGIN = 'https://harbour.example';
const now = Date.UTC(2026, 10, 20, 12);

export interface StaffPageProps {
  section: SectionName;
  /** The item that is open in the section; absent: its list. */
  itemId?: string | null;
  serverProfile: ServerProfileName;
  /** The API for the staff answers each request with an error. */
  isFailing?: boolean;
  /** Changes the server before the page opens. */
  prepare?: (ask: (method: string, path: string, body?: unknown) => Promise<unknown>, instance: Instance) => Promise<unknown>;
}

/** A section of the administrator of the built-in server. */
export function StaffPage({ section, itemId = null, serverProfile, isFailing = false, prepare }: StaffPageProps) {
  const [{ client, queryClient }] = useState(() => {
    const instance = createInstance({ seed: 1, now: () => now, origin: ORIGIN, serverProfile, control: true });
    const accessToken = instance.issueToken('pilothouse', `read write follow push ${STAFF_SCOPES}`);
    const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
      const request = new Request(ORIGIN + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      return (await instance.fetch(request)).json();
    };
    const ready = prepare?.(ask, instance);
    return {
      queryClient: createQueryClient(),
      client: createClient({
        baseUrl: ORIGIN,
        accessToken,
        fetch: async (input, init) => {
          await ready;
          const request = new Request(input, init);
          const isOfStaff = new URL(request.url).pathname.includes('/admin/');
          return isFailing && isOfStaff
            ? Response.json({ error: 'The server is busy.' }, { status: 503 })
            : instance.fetch(request);
        },
      }),
    };
  });
  const place = useMemo<ModerationPlace>(
    () => ({
      itemId,
      search: '',
      restore: false,
      hrefOf: (name, item) => `/moderation/${name}${item === undefined ? '' : `/${item}`}`,
      onOpen: () => undefined,
    }),
    [itemId],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={() => undefined}>
          <TimelineProvider options={{ isSignedIn: true, storageScope: 'story' }}>
            <main style={{ maxInlineSize: 600 }}>
              <h1 className="rk-visually-hidden">Moderation</h1>
              <ModerationScreen section={section} place={place} />
            </main>
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
