import { createClient } from '@rookery/api-client';
import type { AdminApi } from '@rookery/api-client/admin';
import { anAccount } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Moderation } from '../context/moderation-options.js';
import { ModerationContext } from '../context/use-moderation.js';

const nothing = (): void => undefined;

/** The place of a member of the staff who may do everything. */
export const moderation: Moderation = {
  api: 'accounts',
  features: {
    adminAnnouncements: true,
    adminBlocks: true,
    adminRules: true,
    mastodonAdmin: true,
    moderationLog: true,
    pleromaAdmin: false,
    reportAssignment: true,
  },
  member: anAccount({ id: '1', acct: 'pilothouse', is_admin: true }),
  itemId: null,
  search: '',
  restore: false,
  hrefOf: (section, itemId, search = '') => `/moderation/${section}${itemId === undefined ? '' : `/${itemId}`}?${search}`,
  onOpen: nothing,
};

/** The providers that parts of a moderator need, of an administrator. */
export function InModeration({ api = 'accounts', children }: { api?: AdminApi; children: ReactNode }) {
  const [{ client, queryClient, place }] = useState(() => ({
    client: createClient({ baseUrl: 'https://harbour.example', accessToken: 'token', fetch: () => new Promise(nothing) }),
    queryClient: createQueryClient(),
    place: { ...moderation, api },
  }));
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storage: null, hrefs: { account: ({ acct }) => `/@${acct}` } }}>
          <ModerationContext.Provider value={place}>
            <div className="rk-moderation">{children}</div>
          </ModerationContext.Provider>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
