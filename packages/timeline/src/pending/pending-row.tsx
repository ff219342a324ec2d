import type { Account } from '@rookery/api-client';
import type { OutboxUpload, PostPayload } from '@rookery/store';
import { Avatar, Identity, safeUrl, withRef } from '@rookery/ui';
import { Fragment, useId, type ReactNode, type Ref } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { pendingStatusId } from '../state/pending-marks.js';
import { VisibilityMark } from '../status/visibility-mark.js';
import { PendingMedia } from './pending-media.js';
import { PendingStateLine, type PendingStateLineProps } from './pending-state-line.js';
import { paragraphsOf } from './pending-view.js';

export interface PendingRowProps extends PendingStateLineProps {
  idempotencyKey: string;
  post: PostPayload;
  /** The files of the post that this device has. */
  uploads: readonly OutboxUpload[];
  /** The reader's account; null while it loads. */
  account: Account | null;
  /** The quoted post. */
  quote?: ReactNode;
  /** One-based place in the list. */
  position?: number;
  setSize?: number;
  ref?: Ref<HTMLElement>;
}

const AVATAR_SIZE = 44;

/** The reader's own post before the server has it: dimmed, with its state and what can be done about it (LIST-05, POST-01). */
export const PendingRow = withRef(function PendingRow({
  idempotencyKey,
  post,
  uploads,
  account,
  quote,
  position,
  setSize,
  ref,
  ...state
}: PendingRowProps) {
  const { hrefs } = useTimelineOptions();
  const headerId = useId();
  const contentId = useId();
  const name = account === null ? '' : account.display_name || account.acct;
  return (
    <article
      ref={ref}
      className="rk-status rk-pending"
      data-status-id={pendingStatusId(idempotencyKey)}
      data-phase={state.view.phase}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={headerId}
      aria-describedby={contentId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
    >
      <span className="rk-status-avatar" aria-hidden="true">
        <Avatar src={safeUrl(account?.avatar_static || account?.avatar, 'media')} name={name} size={AVATAR_SIZE} />
      </span>
      <div className="rk-status-head" id={headerId}>
        {account !== null && (
          <Identity
            displayName={account.display_name}
            acct={account.acct}
            verified={account.verified}
            emojis={account.emojis}
            href={hrefs.account(account)}
          />
        )}
        <span className="rk-status-time">
          <VisibilityMark visibility={post.visibility} />
        </span>
      </div>
      <div className="rk-status-body">
        <div className="rk-pending-content" id={contentId}>
          <PendingText post={post} />
          <PendingMedia media={post.media} uploads={uploads} />
          {post.poll !== null && <PendingPoll options={post.poll.options} />}
          {quote}
        </div>
        <PendingStateLine {...state} />
      </div>
    </article>
  );
});

function PendingText({ post: { text, spoilerText, language } }: { post: PostPayload }) {
  return (
    <div className="rk-pending-text" dir="auto" lang={language ?? undefined}>
      {spoilerText !== null && spoilerText.trim() !== '' && <p className="rk-pending-spoiler">{spoilerText}</p>}
      {paragraphsOf(text).map((lines, index) => (
        <p key={index}>
          {lines.map((line, lineIndex) => (
            <Fragment key={lineIndex}>
              {lineIndex > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function PendingPoll({ options }: { options: readonly string[] }) {
  return (
    <ul className="rk-pending-poll">
      {options.map((option, index) => (
        <li key={index} dir="auto">
          {option}
        </li>
      ))}
    </ul>
  );
}
