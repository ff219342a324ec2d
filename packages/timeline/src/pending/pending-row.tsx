import type { Account } from '@rookery/api-client';
import { Avatar, Button, defineMessages, Identity, safeUrl, useMessages } from '@rookery/ui';
import { Fragment, useId } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { VisibilityMark } from '../status/visibility-mark.js';
import { paragraphsOf, pendingStatusId, type PendingPostState } from './pending-post.js';

export const pendingMessages = defineMessages('pending', {
  sending: 'Sending…',
  failed: 'This post was not sent.',
  retry: 'Retry',
  discard: 'Discard',
});

export interface PendingRowProps {
  idempotencyKey: string;
  post: PendingPostState;
  /** The reader's account; null while it loads. */
  account: Account | null;
  /** One-based place in the list. */
  position?: number;
  setSize?: number;
  onRetry(): void;
  onDiscard(): void;
}

const AVATAR_SIZE = 44;

/** The reader's pending post: dimmed while it is sent, with a retry button when sending failed (LIST-05). */
export function PendingRow({ idempotencyKey, post, account, position, setSize, onRetry, onDiscard }: PendingRowProps) {
  const text = useMessages(pendingMessages);
  const { hrefs } = useTimelineOptions();
  const headerId = useId();
  const contentId = useId();
  const { draft, phase, error } = post;
  const name = account === null ? '' : account.display_name || account.acct;
  return (
    <article
      className="rk-status rk-pending"
      data-status-id={pendingStatusId(idempotencyKey)}
      data-phase={phase}
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
          <VisibilityMark visibility={draft.visibility} />
        </span>
      </div>
      <div className="rk-status-body">
        <div className="rk-pending-text" id={contentId} dir="auto" lang={draft.language ?? undefined}>
          {draft.spoiler_text !== undefined && draft.spoiler_text !== '' && (
            <p className="rk-pending-spoiler">{draft.spoiler_text}</p>
          )}
          {paragraphsOf(draft.status).map((lines, index) => (
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
        <div className="rk-pending-state">
          <output>{phase === 'sending' ? text.sending() : (error ?? text.failed())}</output>
          {phase === 'failed' && (
            <>
              <Button size="sm" variant="primary" onClick={onRetry}>
                {text.retry()}
              </Button>
              <Button size="sm" variant="plain" onClick={onDiscard}>
                {text.discard()}
              </Button>
            </>
          )}
        </div>
      </div>
    </article>
  );
}
