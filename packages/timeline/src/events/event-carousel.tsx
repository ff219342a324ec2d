import { BlankState, IconButton, ListStates, type ListStatesProps, useMessages } from '@rookery/ui';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { eventMessages } from './messages.js';
import { useCarousel } from './use-carousel.js';

interface EventCarouselProps extends Pick<ListStatesProps, 'phase' | 'reason' | 'onRetry'> {
  title: string;
  /** Ids of events. */
  ids: readonly string[];
  renderEvent(statusId: string): ReactNode;
  /** The sentence where there is no event. */
  emptyText: string;
  /** The last event came into view. */
  onReachEnd(): void;
}

/** Events side by side, one at a time. */
export function EventCarousel(props: EventCarouselProps) {
  const { title, ids, renderEvent, emptyText, onReachEnd, ...states } = props;
  const text = useMessages(eventMessages);
  const titleId = useId();
  return (
    <section className="rk-events" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ListStates
        {...states}
        older={null}
        failedTitle={text.listFailed()}
        isEmpty={ids.length === 0}
        emptyState={<BlankState icon={<CalendarDays size={28} strokeWidth={1.6} aria-hidden="true" />} title={emptyText} />}
      >
        <Row ids={ids} titleId={titleId} renderEvent={renderEvent} onReachEnd={onReachEnd} />
      </ListStates>
    </section>
  );
}

type RowProps = Pick<EventCarouselProps, 'ids' | 'renderEvent' | 'onReachEnd'> & { titleId: string };

function Row({ ids, titleId, renderEvent, onReachEnd }: RowProps) {
  const text = useMessages(eventMessages);
  const { ref, hasPrevious, hasNext, move } = useCarousel(ids.length, onReachEnd);
  return (
    <div className="rk-events-row">
      <ul ref={ref} aria-labelledby={titleId}>
        {ids.map(id => (
          <li key={id}>{renderEvent(id)}</li>
        ))}
      </ul>
      {hasPrevious && (
        <IconButton
          className="rk-events-move"
          data-to="previous"
          label={text.previous()}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => move(-1)}
        />
      )}
      {hasNext && (
        <IconButton
          className="rk-events-move"
          data-to="next"
          label={text.next()}
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => move(1)}
        />
      )}
    </div>
  );
}
