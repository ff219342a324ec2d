import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type Instance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { mention, openBlock, openMute, openReport } from '../modals/modals.js';
import { PeopleWiring } from '../people-wiring.js';
import { hrefs } from '../routing/hrefs.js';
import { useOpenMedia } from '../routing/use-open-media.js';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';

/** The origin of the built-in server of tests and stories. */
export const origin = 'https://rookery.test';

export interface ServerScene {
  serverProfile?: ServerProfileName;
  /** False: a visitor reads. Otherwise `mara`. */
  isSignedIn?: boolean;
  /** Changes the server before the first request. */
  prepare?(instance: Instance): unknown;
}

/** A built-in server at noon of a fixed day, with a client and an empty cache that does not retry. */
export function startServer({ serverProfile = 'default', isSignedIn = true, prepare }: ServerScene = {}) {
  const instance = createInstance({ origin, serverProfile, now: () => Date.UTC(2026, 10, 20, 12) });
  prepare?.(instance);
  const client = createClient({
    baseUrl: origin,
    accessToken: isSignedIn ? instance.issueToken('mara') : null,
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  return { instance, client, cache, isSignedIn };
}

export interface InAppProps {
  server: Omit<ReturnType<typeof startServer>, 'instance'>;
  /** The address at which the page opens. */
  address: string;
  onNotify?: ComponentProps<typeof NotifyProvider>['onNotify'];
  onSignIn?: () => void;
  children: ReactNode;
}

/** The providers of the app around a page, against a server of `startServer`. */
export function InApp({
  server: { client, cache, isSignedIn },
  address,
  onNotify = () => undefined,
  onSignIn,
  children,
}: InAppProps) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <NotifyProvider onNotify={onNotify}>
                <Wirings isSignedIn={isSignedIn} onSignIn={onSignIn}>
                  {children}
                </Wirings>
              </NotifyProvider>
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>
  );
}

function Wirings({
  isSignedIn,
  onSignIn,
  children,
}: Pick<InAppProps['server'], 'isSignedIn'> & { onSignIn: (() => void) | undefined; children: ReactNode }) {
  return (
    <TimelineProvider
      options={{
        isSignedIn,
        onSignIn,
        storage: null,
        hrefs,
        onMention: mention,
        onMute: openMute,
        onBlock: openBlock,
        onReport: openReport,
        onOpenMedia: useOpenMedia(),
      }}
    >
      <PeopleWiring>{children}</PeopleWiring>
    </TimelineProvider>
  );
}
