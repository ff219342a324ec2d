import { ClientProvider } from '@rookery/store';
import { lazyPart, LinkProvider, useMessages } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { runFeedPattern } from '../commands/run-feed-command.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { StatusScreen } from '../status/status.screen.js';
import { TimelineProvider } from '../timeline-provider.js';
import type { ElementConnection } from './connection.data.js';
import { ElementActions } from './element-actions.js';
import { serverLinks } from './element-links.js';
import { ElementListScreen } from './element-list.screen.js';
import type { ElementFit } from './fit.js';
import { elementMessages } from './messages.js';
import { NewTabLink } from './new-tab-link.js';
import type { ElementSource } from './source-attribute.js';
import { useLive } from './use-live.js';

interface ElementPostsScreenProps {
  connection: ElementConnection;
  source: ElementSource;
  /** Posts shown at most; null without a limit. */
  limit: number | null;
  isLive: boolean;
  /** A post is shown with what it answers and its replies. */
  hasThread: boolean;
  fit: ElementFit;
  /** Called when the posts are shown. Stable. */
  onReady(): void;
}

/** The posts of an element for a visitor: every link, and every action of members, opens the post's own server in a new tab. */
export function ElementPostsScreen({ connection, source, limit, isLive, hasThread, fit, onReady }: ElementPostsScreenProps) {
  const { client, queryClient, subject } = connection;
  const links = useMemo(() => serverLinks(client.baseUrl), [client]);
  const measure = useLive(connection, isLive);
  useEffect(onReady, [onReady]);
  const settings = useMemo(() => ({ autoloadMore: fit === 'box' }), [fit]);
  const { host } = new URL(client.baseUrl);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <LinkProvider component={NewTabLink}>
          <TimelineProvider
            options={{
              isSignedIn: false,
              hasKeys: false,
              storage: null,
              settings,
              slots,
              hrefs: links.hrefs,
              onOpenStatus: status => openTab(links.hrefs.status(status)),
              onOpenAccount: account => openTab(links.hrefs.account(account)),
              onSignIn: () => openTab(client.baseUrl),
              onSignInNeeded: wanted =>
                openTab('status' in wanted ? links.hrefs.status(wanted.status) : links.hrefs.account(wanted.account)),
            }}
          >
            <Box fit={fit} source={source} host={host} measure={measure}>
              {subject.kind === 'list' ? (
                <ElementListScreen source={subject.source} limit={limit} host={host} href={links.list(source)} />
              ) : hasThread ? (
                <LazyThread
                  statusId={subject.statusId}
                  limit={limit ?? undefined}
                  host={host}
                  fallback={<StatusScreen statusId={subject.statusId} />}
                />
              ) : (
                <StatusScreen statusId={subject.statusId} />
              )}
            </Box>
          </TimelineProvider>
        </LinkProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** Loaded with the first post that is shown with its thread. */
const LazyThread = lazyPart(async () => (await import('./element-thread.screen.js')).ElementThreadScreen, { isQuiet: true });

const slots = { Actions: ElementActions };

const openTab = (url: string): void => void globalThis.open(url, '_blank', 'noopener');

interface BoxProps {
  fit: ElementFit;
  source: ElementSource;
  host: string;
  measure(element: Element | null): void;
  children: ReactNode;
}

/** Scrolls the posts where the element has a height, and moves between them by the keys of the ARIA feed pattern. */
function Box({ fit, source, host, measure, children }: BoxProps) {
  const text = useMessages(elementMessages);
  const { feeds } = useTimelineOptions();
  const onKeyDown = ({ nativeEvent }: KeyboardEvent): void => {
    if (runFeedPattern(feeds, nativeEvent)) nativeEvent.preventDefault();
  };
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the feed inside
    <div ref={measure} className="rk-timeline-content" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
  const label = labelOf(source, host, text);
  return fit === 'box' ? <ScrollArea label={label}>{content}</ScrollArea> : <section aria-label={label}>{content}</section>;
}

function labelOf(
  source: ElementSource,
  server: string,
  text: ReturnType<typeof useMessages<keyof typeof elementMessages.texts>>,
) {
  switch (source.kind) {
    case 'public':
      return source.isLocal ? text.labelLocal({ server }) : text.labelPublic({ server });
    case 'tag':
      return text.labelTag({ name: source.name, server });
    case 'account':
      return text.labelAccount({ server });
    case 'status':
      return text.labelStatus({ server });
  }
}
