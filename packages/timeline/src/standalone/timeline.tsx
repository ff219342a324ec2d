import type { Status as StatusEntity } from '@rookery/api-client';
import { BlankState, useMessages } from '@rookery/ui';
import { VirtualList } from '@rookery/ui/list';
import { useCallback, type ReactNode } from 'react';
import { listMessages } from '../list/messages.js';
import { Status, type StatusCallbacks } from './status.js';

export interface TimelineProps extends StatusCallbacks {
  /** The posts in the order shown, each once. */
  statuses: readonly StatusEntity[];
  /** Name of the list. Default: “Posts”. */
  label?: string;
  /** The id of the list's element. */
  id?: string;
  /** More posts are being requested. */
  isBusy?: boolean;
  /** Called near the end of the list, once for each last post: append older ones. */
  onReachEnd?: () => void;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
}

const idOf = (status: StatusEntity): string => status.id;

/**
 * A list of posts from its props alone, as `Status`. It scrolls with the nearest `ScrollArea` of `@rookery/ui/list`, else with the window.
 * Rows that are prepended do not move the post being read.
 */
export function Timeline(props: TimelineProps) {
  const { statuses, label, id, isBusy = false, onReachEnd, emptyState } = props;
  const { hrefs, onOpen, onReply, onQuote, onFavourite, onReblog, onBookmark, onVote, onOpenMedia, settings, slots } = props;
  const text = useMessages(listMessages);
  const count = statuses.length;
  const renderItem = useCallback(
    (status: StatusEntity, index: number) => (
      <Status
        {...{ hrefs, onOpen, onReply, onQuote, onFavourite, onReblog, onBookmark, onVote, onOpenMedia, settings, slots }}
        status={status}
        position={index + 1}
        setSize={count}
      />
    ),
    [hrefs, onOpen, onReply, onQuote, onFavourite, onReblog, onBookmark, onVote, onOpenMedia, settings, slots, count],
  );
  if (count === 0) return emptyState ?? <BlankState title={text.empty()} />;
  return (
    <VirtualList
      {...(id !== undefined && { id })}
      className="rk-status-list"
      role="feed"
      tabIndex={-1}
      aria-busy={isBusy}
      aria-label={label ?? text.label()}
      items={statuses}
      itemKey={idOf}
      renderItem={renderItem}
      {...(onReachEnd && { onReachEnd })}
    />
  );
}
