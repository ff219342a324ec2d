import { Button, useFormat, useMessages } from '@rookery/ui';
import { CheckCheck } from 'lucide-react';
import { CatchUpEnd, type CatchUpEndProps } from './catch-up-end.js';
import { CatchUpFilterForm, type CatchUpFilterFormProps } from './catch-up-filter-form.js';
import { CatchUpLeftOut, type CatchUpLeftOutProps } from './catch-up-left-out.js';
import { catchUpMessages } from './messages.js';
import { readPart } from './read-range.js';

export interface CatchUpHeadProps extends CatchUpEndProps, CatchUpLeftOutProps, CatchUpFilterFormProps {
  /** Posts, each once. */
  posts: number;
  /** Posts and reblogs. */
  entries: number;
  mark: CatchUpMarkProps;
}

/** Above the list: how much was read and how far down, what is left out, the filters, and the way to move Home's place. */
export function CatchUpHead(props: CatchUpHeadProps) {
  const { posts, entries, reading, times, mark } = props;
  const text = useMessages(catchUpMessages);
  const part = readPart(times);
  const reposts = entries - posts;
  return (
    <section className="rk-catch-up-head" aria-label={text.title()}>
      <p className="rk-catch-up-counts">{reposts > 0 ? text.countsFolded({ posts, reposts }) : text.counts({ posts })}</p>
      {reading.phase !== 'reached' && part !== null && <progress aria-label={text.progress()} max={1} value={part} />}
      <CatchUpEnd {...props} isLive />
      <div className="rk-catch-up-tools">
        <CatchUpFilterForm filters={props.filters} languages={props.languages} onChange={props.onChange} />
        {mark.onMark !== null && (
          <Button size="sm" isPending={mark.isPending} onClick={mark.onMark}>
            <CheckCheck size={16} aria-hidden="true" />
            {text.markRead()}
          </Button>
        )}
      </div>
      <MarkState {...mark} />
      <CatchUpLeftOut view={props.view} leftOut={props.leftOut} gone={props.gone}>
        <MarkHint {...mark} />
        <li>{text.seenHint()}</li>
      </CatchUpLeftOut>
    </section>
  );
}

export interface CatchUpMarkProps {
  /** When the newest post of the page was written (ISO 8601); null: it is not known. */
  newestAt: string | null;
  /** When the newest post was written up to which Home was marked as read; null: it was not. */
  markedAt: string | null;
  isPending: boolean;
  hasFailed: boolean;
  /** Null: there is no post. */
  onMark: (() => void) | null;
}

const isMarked = ({ newestAt, markedAt }: CatchUpMarkProps): boolean => markedAt !== null && markedAt === newestAt;

/** Whether Home was marked as read: announced, as the reader asked for it. */
function MarkState(mark: CatchUpMarkProps) {
  const text = useMessages(catchUpMessages);
  const format = useFormat();
  return (
    <output className="rk-catch-up-marked" data-failed={mark.hasFailed || undefined}>
      {mark.hasFailed
        ? text.markFailed()
        : isMarked(mark) && mark.markedAt !== null && text.marked({ time: format.date(mark.markedAt) })}
    </output>
  );
}

/** Until the reader asks, this page does not move the place of Home. */
function MarkHint(mark: CatchUpMarkProps) {
  const text = useMessages(catchUpMessages);
  const format = useFormat();
  if (mark.onMark === null || mark.newestAt === null || isMarked(mark)) return null;
  return <li>{text.markHint({ time: format.date(mark.newestAt) })}</li>;
}
