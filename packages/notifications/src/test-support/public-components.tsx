import { createClient } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as desktop from '../desktop/index.js';
import * as main from '../index.js';
import * as unread from '../unread/index.js';

export const entries = [main, unread, desktop];

/** A page whose server has not answered yet, with one post that is known. */
function within(content: ReactNode): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, [aStatus({ id: '1' })]);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>{content}</TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  DesktopNotificationsScreen: () => within(<desktop.DesktopNotificationsScreen onOpen={() => undefined} />),
  DesktopSetting: () => within(<desktop.DesktopSetting isOn={false} onChange={() => undefined} />),
  PushSetting: () => within(<desktop.PushSetting isOffered isOn={false} onChange={() => undefined} />),
  QuietHoursSetting: () => within(<desktop.QuietHoursSetting hours={['22:00-07:00 0123456']} onChange={() => undefined} />),
  PolicySettingsScreen: () => within(<main.PolicySettingsScreen requestsHref="/notifications/requests" />),
  NotificationRequestsScreen: () => within(<main.NotificationRequestsScreen hrefOf={id => `/accounts/${id}`} />),
  MergedNotificationsScreen: () =>
    within(
      <main.MergedNotificationsScreen
        accounts={[]}
        tab="all"
        isGrouping
        restore={false}
        scrollKey="m"
        onOpen={() => undefined}
      />,
    ),
  NotificationsScreen: () => within(<main.NotificationsScreen tab="all" isGrouping restore={false} scrollKey="n" />),
  UnreadScreen: () => within(<unread.UnreadScreen chats={2} />),
};
