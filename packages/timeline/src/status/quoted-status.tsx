import type { Status } from '@rookery/api-client';
import { Avatar, Identity, Link, plainName, RelativeTime, safeUrl, shownHandle, useMessages } from '@rookery/ui';
import { Clock, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { EventPart } from './event-part.js';
import { messages } from './messages.js';
import { openOnPress } from './open-on-press.js';
import { FilteredQuote, MediaThumbnails } from './rare-parts.js';
import { StatusContent } from './status-content.js';
import { replyText } from './status-header.js';
import { isMediaCovered, replyLine, type QuoteView } from './status-rules.js';

const noName = (): null => null;

const reasons = { pending: 'quotePending', rejected: 'quoteRejected', revoked: 'quoteRevoked' } as const;

interface QuotedStatusProps {
  quote: QuoteView;
}

/** The quoted post in a box. One level deep: a quote inside a quote is only its link. */
export function QuotedStatus({ quote }: QuotedStatusProps) {
  const text = useMessages(messages);
  const [isShown, setIsShown] = useState(false);
  if (quote.kind === 'none') return null;
  if (quote.kind === 'unavailable') {
    const Icon = quote.reason === 'pending' ? Clock : EyeOff;
    return (
      <p className="rk-quote" data-unavailable>
        <Icon size={18} strokeWidth={1.85} aria-hidden="true" />
        <span>
          {text.postUnavailable()}
          {quote.reason !== null && <span className="rk-quote-reason"> {text[reasons[quote.reason]]()}</span>}
        </span>
      </p>
    );
  }
  if (quote.kind === 'covered' && !isShown) {
    return (
      <p className="rk-quote" data-unavailable>
        {text.quoteCovered()}
        <button type="button" className="rk-link-button" onClick={() => setIsShown(true)}>
          {text.showAnyway()}
        </button>
      </p>
    );
  }
  if (quote.kind === 'filtered' && !isShown) return <FilteredQuote results={quote.results} onShow={() => setIsShown(true)} />;
  return <QuoteBox status={quote.status} />;
}

function QuoteBox({ status }: { status: Status }) {
  const text = useMessages(messages);
  const { hrefs, onOpenStatus, settings } = useTimelineOptions();
  const href = hrefs.status(status);
  const name = plainName(status.account.display_name, status.account.emojis) || `@${shownHandle(status.account.acct)}`;
  const line = replyLine(status, noName);
  const isCovered = isMediaCovered(status, settings.displayMedia);
  const [isTextOpen, setTextOpen] = useState(settings.expandSpoilers);
  return (
    <div
      className="rk-quote"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form, no list of details: a post inside a post
      role="group"
      aria-label={text.quotedPost({ name })}
      {...openOnPress(href, () => onOpenStatus(status))}
    >
      <div className="rk-quote-head">
        <Avatar src={safeUrl(status.account.avatar_static, 'media')} name={name} size={20} />
        <Identity
          displayName={status.account.display_name}
          acct={status.account.acct}
          verified={status.account.verified}
          emojis={status.account.emojis}
          href={hrefs.account(status.account)}
        />
        {status.created_at !== null && (
          <Link href={href}>
            <RelativeTime dateTime={status.created_at} />
          </Link>
        )}
      </div>
      {line !== null && (
        <p className="rk-quote-reply" dir="auto">
          {replyText(line, text)}
        </p>
      )}
      <StatusContent status={status} isCollapsible isOpen={isTextOpen} onToggle={() => setTextOpen(!isTextOpen)} isQuoted />
      <EventPart status={status} />
      {status.media_attachments.length > 0 && (
        <MediaThumbnails
          attachments={status.media_attachments}
          lang={status.language ?? undefined}
          isCovered={isCovered}
          fallback={<div className="rk-thumbnails" />}
        />
      )}
    </div>
  );
}
