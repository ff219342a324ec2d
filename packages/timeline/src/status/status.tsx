import type { EmojiReaction, Status as StatusEntity } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';
import { memo, useId, useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import type { RowCommandRegistry } from '../commands/row-commands.js';
import type { StatusActions } from '../commands/command-context.js';
import { statusCommands } from '../commands/status-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { galleryAttachments } from './event-media.js';
import type { EditedSinceProps } from './edited-since.js';
import { EventPart } from './event-part.js';
import { MediaGallery } from './media-gallery.js';
import { PollOutline } from '../poll/poll-outline.js';
import { openOnPress } from './open-on-press.js';
import { PreviewCard } from './preview-card.js';
import { QuotedStatus } from './quoted-status.js';
import { Reactions } from './reactions.js';
import { StatusActionBar } from './status-action-bar.js';
import { StatusContent } from './status-content.js';
import { StatusContextLines, StatusHeader } from './status-header.js';
import { displayStatus, isCardShown, isMediaCovered, quoteView, replyLine, repostedBy, type Connectors } from './status-rules.js';
import { isTranslatable, type ShownTranslation } from '../translation/translatable.js';
import type { TranslationPartProps } from '../translation/translation-line.screen.js';
import { useStatusRowState } from './use-status-row-state.js';

const AVATAR_SIZE = 44;
const FOCUSED_AVATAR_SIZE = 52;

/** The parts of a post that a thread is about. */
export interface FocusedParts {
  /** Below the post: its date and its counts. */
  Facts: ComponentType<FocusedFactsProps>;
  /** Beside an author that the reader may follow. */
  Author: ComponentType<{ accountId: string }>;
}

export interface FocusedFactsProps {
  status: StatusEntity;
  /** Null: likes count among the reactions, as 👍. */
  onToggleReaction: ((reaction: EmojiReaction) => void) | null;
  /** Whether the reader can add or remove this reaction. */
  canToggle: (reaction: EmojiReaction) => boolean;
}

/** The parts of a post that few posts have: their code is loaded with the first one. */
export interface StatusParts {
  Poll: ComponentType<PollPartProps>;
  /** Below a post in another language, where the server translates. */
  Translation: ComponentType<TranslationPartProps & Pick<PollPartProps, 'fallback'>>;
  /** Below a post that was edited after the reader had liked or reposted it. */
  EditedSince?: ComponentType<EditedSinceProps>;
}

interface PollPartProps {
  /** A post with a poll. */
  status: StatusEntity;
  now: () => number;
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
}

export interface StatusProps {
  /** A post, or a reblog of one. */
  status: StatusEntity;
  /** The parts of the post that a thread is about; absent: a row of a list. @selector [data-variant="focused"] */
  focused?: FocusedParts | undefined;
  /** Default: a poll shows its options alone. */
  parts?: StatusParts;
  /** One-based place in the list. */
  position?: number | undefined;
  /** Rows of the list; -1 when not known. */
  setSize?: number | undefined;
  connectors?: Connectors | undefined;
  /** Ids of the neighbouring posts: a reply to one of them does not name whom it answers. */
  besideIds?: readonly string[] | undefined;
  isPinned?: boolean | undefined;
  /** Above everything else of the row, instead of the lines of a list: the reason why it is shown. */
  headline?: ReactNode;
  ownAccountId?: string | null;
  /** Default: none, then the buttons that need them are not drawn. */
  actions?: StatusActions;
  /** The key of the row and the registry of its list, for commands by keys. */
  rowKey?: string | undefined;
  registry?: RowCommandRegistry | null;
  /** Beside the author of a focused post. */
  authorAction?: ReactNode;
  /** Below everything else of the row. */
  footnote?: ReactNode;
  /** The display name of an account, when it is known. */
  nameOf?: (accountId: string) => string | null;
  /** Milliseconds since the epoch, for the time a poll has left. A function: the time alone redraws no row. */
  now: () => number;
}

const noActions: StatusActions = {};
const noParts: StatusParts = { Poll: ({ fallback = null }) => fallback, Translation: () => null };
const noName = () => null;
const noIds: readonly string[] = [];

/** One post, as a row of a list or as the subject of a thread. Memoised: a list draws hundreds. */
export const Status = memo(function Status({
  status: wrapper,
  focused,
  parts: { EditedSince, Poll, Translation } = noParts,
  position,
  setSize,
  connectors,
  besideIds = noIds,
  isPinned = false,
  headline = null,
  ownAccountId = null,
  actions = noActions,
  rowKey,
  registry = null,
  authorAction = null,
  footnote = null,
  nameOf = noName,
  now,
}: StatusProps) {
  const options = useTimelineOptions();
  const headerId = useId();
  const contentId = useId();
  const original = displayStatus(wrapper);
  const [translation, setTranslation] = useState<ShownTranslation | null>(null);
  const status = translation?.apply(original) ?? original;
  const mediaBox = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  const row = useStatusRowState(status, options.settings, article, mediaBox);
  const isFocused = focused !== undefined;
  const originalUrl = safeUrl(status.url ?? status.uri, 'link');
  const showMentioned = options.onShowAccounts.mentions;
  const commands = statusCommands({ status, isFocused, ownAccountId, originalUrl, row }, { app: options, actions });
  useRowCommands(registry, rowKey, commands);

  const toggleReaction = commands.refusal('react') === null ? commands.toggleReaction : null;
  const { Actions } = options.slots;
  const isUnderReview = status.visibility === 'self';
  const quote = quoteView(status);
  const hasMedia = galleryAttachments(status).length > 0;
  const isCoverable = isMediaCovered(status, options.settings.displayMedia) && !isUnderReview;
  const open = () => void commands.run('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // Prevents a page with keys of its own from opening it a second time.
    event.preventDefault();
    open();
  };
  const press = isFocused ? {} : { ...openOnPress(options.hrefs.status(status), open), onKeyDown };

  return (
    <article
      ref={article}
      className="rk-status"
      data-status-id={wrapper.id}
      data-variant={isFocused ? 'focused' : 'list'}
      data-above={connectors?.above || undefined}
      data-below={connectors?.below || undefined}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={headerId}
      aria-describedby={status.content === '' && status.spoiler_text === '' ? undefined : contentId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
      {...press}
    >
      {headline ?? (
        <StatusContextLines
          repostedBy={repostedBy(wrapper)}
          replyLine={replyLine(status, nameOf, besideIds)}
          onShowMentioned={showMentioned && (() => showMentioned(status))}
          isPinned={isPinned}
        />
      )}
      <StatusHeader
        status={status}
        id={headerId}
        avatarSize={isFocused ? FOCUSED_AVATAR_SIZE : AVATAR_SIZE}
        hasTime={!isFocused}
      />
      {authorAction}
      <div className="rk-status-body">
        <StatusContent
          status={status}
          id={contentId}
          isCollapsible={!isFocused}
          isOpen={row.isTextOpen}
          onToggle={() => commands.run('toggleText')}
        >
          {status.poll && <Poll status={status} now={now} fallback={<PollOutline poll={status.poll} />} />}
        </StatusContent>
        {options.translatesTo !== null && isTranslatable(original, options.translatesTo) && (
          <Translation
            status={original}
            translation={status === original ? null : translation}
            onChange={setTranslation}
            fallback={<p className="rk-translation" />}
          />
        )}
        {EditedSince && status.edited_at && (status.favourited || status.reblogged) && <EditedSince status={original} />}
        <EventPart status={status} />
        {hasMedia && (
          <MediaGallery
            ref={mediaBox}
            status={status}
            isCovered={row.isMediaCovered}
            onShow={isUnderReview ? undefined : () => row.setMediaCovered(false)}
            onHide={isCoverable ? () => row.setMediaCovered(true) : undefined}
          />
        )}
        {status.card && isCardShown(status) && <PreviewCard status={status} card={status.card} />}
        {quote.kind !== 'none' && <QuotedStatus quote={quote} />}
        {focused ? (
          <focused.Facts status={status} onToggleReaction={toggleReaction} canToggle={commands.canToggle} />
        ) : (
          <Reactions reactions={status.emoji_reactions} onToggle={toggleReaction} canToggle={commands.canToggle} />
        )}
        {!isUnderReview &&
          (Actions === undefined ? (
            <StatusActionBar status={status} commands={commands} isFocused={isFocused} isMediaCovered={row.isMediaCovered} />
          ) : (
            <Actions status={status} />
          ))}
        {footnote}
      </div>
    </article>
  );
});
