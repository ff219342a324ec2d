import type { Status as StatusEntity } from '@rookery/api-client';
import { useMemo, type ReactNode } from 'react';
import type { StatusActions } from '../commands/command-context.js';
import { defaultHrefs, safeHref } from '../options/default-hrefs.js';
import type { TimelineHrefs, TimelineSettings, TimelineSlots } from '../options/timeline-options.js';
import { Poll } from '../poll/poll.js';
import { displayStatus } from '../status/status-rules.js';
import { Status as StatusRow, type StatusParts } from '../status/status.js';
import { TimelineProvider } from '../timeline-provider.js';

/** The links and callbacks of posts without a client. A button whose callback is absent is not drawn. */
export interface StatusCallbacks {
  /** Default: the addresses of the entities on their own servers. */
  hrefs?: Partial<Pick<TimelineHrefs, 'account' | 'status' | 'tag'>> | undefined;
  /** Opens a post. Default: goes to its address. */
  onOpen?: ((status: StatusEntity) => void) | undefined;
  /** Starts a reply. Absent: the button is a link to the post. */
  onReply?: ((status: StatusEntity) => void) | undefined;
  onQuote?: ((status: StatusEntity) => void) | undefined;
  /** Likes the post, or takes the like back. */
  onFavourite?: ((status: StatusEntity, isOn: boolean) => void) | undefined;
  /** Reposts the post, or takes the repost back. */
  onReblog?: ((status: StatusEntity, isOn: boolean) => void) | undefined;
  onBookmark?: ((status: StatusEntity, isOn: boolean) => void) | undefined;
  /** Votes for the options with these indexes. Absent: a poll shows its results. */
  onVote?: ((status: StatusEntity, choices: readonly number[]) => void) | undefined;
  /** Shows the attachment at this index. Absent: a picture opens in a tab of its own. */
  onOpenMedia?: ((status: StatusEntity, index: number) => void) | undefined;
  settings?: Partial<Pick<TimelineSettings, 'displayMedia' | 'expandSpoilers' | 'autoPlayGif' | 'tallRatio'>> | undefined;
  slots?: Pick<TimelineSlots, 'Attachment' | 'Event'> | undefined;
}

export interface StatusProps extends StatusCallbacks {
  /** A post, or a reblog of one, as `@rookery/api-client` parses it. */
  status: StatusEntity;
  isPinned?: boolean;
  /** One-based place in a list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
  /** Above everything else of the row. */
  headline?: ReactNode;
  /** Below everything else of the row. */
  footnote?: ReactNode;
  /** Milliseconds since the epoch, for the time a poll has left. Stable. Default: the clock. */
  now?: () => number;
}

const noSettings = {};
const noSlots = {};

/**
 * A post from its props alone: without a provider, a client, an account or a router (STAT-01). Callbacks get the post itself, never the
 * reblog around it.
 */
export function Status(props: StatusProps) {
  const {
    status,
    hrefs,
    onOpen,
    onReply,
    onQuote,
    onOpenMedia,
    settings = noSettings,
    slots = noSlots,
    now = Date.now,
    ...rest
  } = props;
  const { onFavourite, onReblog, onBookmark, onVote, ...row } = rest;
  const shown = displayStatus(status);
  const links = useMemo(() => ({ ...hrefsOf(shown), ...hrefs }), [shown, hrefs]);
  const actions = useMemo(
    (): StatusActions => ({
      ...(onFavourite && { favourite: (_id, isOn) => onFavourite(shown, isOn) }),
      ...(onReblog && { reblog: (_id, isOn) => onReblog(shown, isOn) }),
      ...(onBookmark && { bookmark: (_id, isOn) => onBookmark(shown, isOn) }),
      openTab: url => void globalThis.open(url, '_blank', 'noopener'),
    }),
    [shown, onFavourite, onReblog, onBookmark],
  );
  const parts = useMemo(() => partsWith(onVote), [onVote]);
  return (
    <TimelineProvider
      options={{
        isSignedIn: true,
        hasKeys: false,
        storage: null,
        hrefs: links,
        settings,
        slots,
        onOpenStatus: onOpen ?? (post => globalThis.location.assign(links.status(post))),
        onReply,
        onQuote,
        onOpenMedia,
      }}
    >
      <StatusRow {...row} status={status} actions={actions} parts={parts} now={now} />
    </TimelineProvider>
  );
}

/** As the links of a provider, with hashtags on the server of the post. */
function hrefsOf({ tags }: StatusEntity): Pick<TimelineHrefs, 'account' | 'status' | 'tag'> {
  return { ...defaultHrefs, tag: name => safeHref(tags.find(tag => tag.name.toLowerCase() === name)?.url) };
}

/** The parts that need no server: a poll, never a translation. */
function partsWith(onVote: StatusCallbacks['onVote']): StatusParts {
  return {
    Poll: ({ status, now }) =>
      status.poll && (
        <Poll
          poll={status.poll}
          isOwn={onVote === undefined}
          now={now}
          onVote={choices => onVote?.(status, choices)}
          lang={status.language ?? undefined}
        />
      ),
    Translation: () => null,
  };
}
