import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import * as background from '../background/index.js';
import * as moderation from '../index.js';

export const entries = [moderation, background];

const nothing = (): void => undefined;
const place: moderation.ModerationPlace = {
  itemId: null,
  search: '',
  restore: false,
  hrefOf: section => `/moderation/${section}`,
  onOpen: nothing,
};

/** A page whose server has not answered yet. */
function within(content: ReactNode): ReactElement {
  const client = createClient({
    baseUrl: 'https://harbour.example',
    accessToken: 'token',
    fetch: () => new Promise(() => undefined),
  });
  return (
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true }}>{content}</TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  BackgroundScreen: () =>
    within(
      <background.BackgroundScreen
        member={{ role: null, is_admin: true, is_moderator: false }}
        onCounts={nothing}
        isOpen={false}
        onOpen={nothing}
      />,
    ),
  ModerationScreen: () => within(<moderation.ModerationScreen section="reports" place={place} />),
};
