import { kindOfItem, MediaPreview } from '@rookery/compose';
import { VisibilityMark } from '@rookery/timeline/parts';
import { BlankState, Button, ErrorState, IconButton, Link, RelativeTime, rowIcon, useMessages } from '@rookery/ui';
import { CalendarClock, PenLine } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DraftSummary } from './draft-summary.js';
import { composeModalMessages } from './messages.js';
import './compose-modal.css';

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
  const text = useMessages(composeModalMessages);
  return (
    <div className="app-drafts">
      {!isDurable && <p className="app-compose-note">{text.notDurable()}</p>}
      {scheduledHref !== null && (
        <Link className="app-drafts-scheduled" href={scheduledHref}>
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
              <li key={draft.id} className="app-draft-deleted">
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
  const text = useMessages(composeModalMessages);
  return (
    <div className="app-drafts">
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
  const text = useMessages(composeModalMessages);
  const { kind, partCount, media, mediaCount, hasPoll, subjectId } = draft;
  const facts = [
    ...(kind === 'post' ? [] : [text[kind]()]),
    ...(partCount > 1 ? [text.partCount({ count: partCount })] : []),
    ...(mediaCount > 0 ? [text.mediaCount({ count: mediaCount })] : []),
    ...(hasPoll ? [text.poll()] : []),
  ];
  return (
    <li>
      <button type="button" className="app-draft" onClick={onOpen}>
        {subjectId !== null && (
          <span className="app-draft-subject">
            <Subject statusId={subjectId} />
          </span>
        )}
        <span className="app-draft-text" dir="auto" data-empty={draft.text === '' || undefined}>
          {draft.text === '' ? text.noText() : draft.text}
        </span>
        {media.length > 0 && (
          <span className="app-draft-media">
            {media.map(item => (
              <MediaPreview key={item.id} item={item} kind={kindOfItem(item)} label={item.description} />
            ))}
          </span>
        )}
        <span className="app-draft-facts">
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
