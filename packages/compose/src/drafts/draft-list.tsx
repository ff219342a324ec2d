import { VisibilityMark } from '@rookery/timeline/parts';
import { BlankState, Button, ErrorState, IconButton, Link, RelativeTime, rowIcon, useMessages } from '@rookery/ui';
import { CalendarClock, PenLine } from 'lucide-react';
import type { ComponentType } from 'react';
import { kindOfItem, MediaPreview } from '../post/media/media-preview.js';
import type { DraftSummary } from './draft-summary.js';
import { draftsMessages } from './messages.js';

interface DraftListProps {
  /** Newest first, those that were just deleted among them. */
  drafts: readonly DraftSummary[];
  deletedIds: readonly string[];
  /** False: the browser denies storage, and the drafts end with the page. */
  isDurable: boolean;
  /** The page of scheduled posts; null where the server has none. */
  scheduledHref: string | null;
  /** The post that a draft replies to or quotes, in one line. */
  Subject: ComponentType<{ statusId: string }>;
  onOpen(draftId: string): void;
  onDelete(draftId: string): void;
  onRestore(draftId: string): void;
}

/** The drafts of the account. */
export function DraftList({
  drafts,
  deletedIds,
  isDurable,
  scheduledHref,
  Subject,
  onOpen,
  onDelete,
  onRestore,
}: DraftListProps) {
  const text = useMessages(draftsMessages);
  return (
    <div className="rk-drafts">
      {!isDurable && <p className="rk-drafts-note">{text.notDurable()}</p>}
      {scheduledHref !== null && (
        <Link className="rk-drafts-scheduled" href={scheduledHref}>
          <CalendarClock size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.scheduledPosts()}
        </Link>
      )}
      {drafts.length === 0 ? (
        <BlankState
          icon={<PenLine size={28} strokeWidth={1.6} aria-hidden="true" />}
          title={text.noDraftsTitle()}
          description={text.noDraftsText()}
        />
      ) : (
        <ul>
          {drafts.map(draft =>
            deletedIds.includes(draft.id) ? (
              <li key={draft.id} className="rk-drafts-deleted">
                <output>{text.draftDeleted()}</output>
                <Button
                  size="sm"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus of the button that it replaces
                  autoFocus
                  onClick={() => onRestore(draft.id)}
                >
                  {text.undo()}
                </Button>
              </li>
            ) : (
              <DraftRow
                key={draft.id}
                draft={draft}
                Subject={Subject}
                onOpen={() => onOpen(draft.id)}
                onDelete={() => onDelete(draft.id)}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}

/** The drafts could not be read. */
export function DraftsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(draftsMessages);
  return (
    <div className="rk-drafts">
      <ErrorState title={text.draftsFailed()} onRetry={onRetry} />
    </div>
  );
}

interface DraftRowProps extends Pick<DraftListProps, 'Subject'> {
  draft: DraftSummary;
  onOpen: () => void;
  onDelete: () => void;
}

function DraftRow({ draft, Subject, onOpen, onDelete }: DraftRowProps) {
  const text = useMessages(draftsMessages);
  const { kind, partCount, media, mediaCount, hasPoll, subjectId } = draft;
  const facts = [
    ...(kind === 'post' ? [] : [text[kind]()]),
    ...(partCount > 1 ? [text.partCount({ count: partCount })] : []),
    ...(mediaCount > 0 ? [text.mediaCount({ count: mediaCount })] : []),
    ...(hasPoll ? [text.poll()] : []),
  ];
  return (
    <li>
      <button type="button" className="rk-drafts-row" onClick={onOpen}>
        {subjectId !== null && (
          <span className="rk-drafts-subject">
            <Subject statusId={subjectId} />
          </span>
        )}
        <span
          className="rk-drafts-text"
          dir="auto"
          lang={(draft.text !== '' && draft.language) || undefined}
          data-empty={draft.text === '' || undefined}
        >
          {draft.text === '' ? text.noText() : draft.text}
        </span>
        {media.length > 0 && (
          <span className="rk-drafts-media">
            {media.map(item => (
              <MediaPreview key={item.id} item={item} kind={kindOfItem(item)} label={item.description} />
            ))}
          </span>
        )}
        <span className="rk-drafts-facts">
          <VisibilityMark visibility={draft.visibility} />
          <span> · </span>
          <RelativeTime dateTime={new Date(draft.updatedAt).toISOString()} />
          {facts.map(fact => (
            <span key={fact}> · {fact}</span>
          ))}
        </span>
      </button>
      <IconButton label={text.deleteDraft()} icon={rowIcon('trash')} onClick={onDelete} />
    </li>
  );
}
