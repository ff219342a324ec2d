import type { Status } from '@rookery/api-client';
import { cleanName, safeUrl, useMessages } from '@rookery/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { galleryAttachments } from '../status/event-media.js';
import { MediaGallery } from '../status/media-gallery.js';
import { QuotedStatus } from '../status/quoted-status.js';
import { StatusContent } from '../status/status-content.js';
import { isMediaCovered, quoteView } from '../status/status-rules.js';
import { eventLinks, linkText, placeLines } from './event-rules.js';
import { eventMessages } from './messages.js';

interface EventInformationProps {
  /** A post with an event. */
  status: Status;
}

/** The details of an event: description, media, quote, address and links. */
export function EventInformation({ status }: EventInformationProps) {
  const text = useMessages(eventMessages);
  // The head of the page has the first line, and the time.
  const lines = status.event === null || status.event.location === null ? [] : placeLines(status.event.location).slice(1);
  const links = eventLinks(status).flatMap(url => safeUrl(url, 'link') ?? []);
  return (
    <div className="rk-event-information">
      <Description status={status} />
      {lines.length > 0 && (
        <Part title={text.address()}>
          <address>
            {lines.map((line, index) => (
              <span key={index}>
                <bdi>{cleanName(line)}</bdi>
              </span>
            ))}
          </address>
        </Part>
      )}
      {links.length > 0 && (
        <Part title={text.links()}>
          <ul>
            {links.map(url => (
              <li key={url}>
                <a href={url} target="_blank" rel="nofollow noopener" dir="ltr">
                  {linkText(url)}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** The text, the media and the quote of the post, with their covers. */
function Description({ status }: EventInformationProps) {
  const text = useMessages(eventMessages);
  const { settings } = useTimelineOptions();
  const [isTextOpen, setTextOpen] = useState(settings.expandSpoilers);
  const isCoverable = isMediaCovered(status, settings.displayMedia);
  const [isCovered, setCovered] = useState(isCoverable);
  const quote = quoteView(status);
  const hasMedia = galleryAttachments(status).length > 0;
  if (status.content === '' && status.spoiler_text === '' && !hasMedia && quote.kind === 'none') return null;
  return (
    <Part title={text.description()}>
      <StatusContent status={status} isCollapsible={false} isOpen={isTextOpen} onToggle={() => setTextOpen(!isTextOpen)} />
      {hasMedia && (
        <MediaGallery
          status={status}
          isCovered={isCovered}
          onShow={() => setCovered(false)}
          onHide={isCoverable ? () => setCovered(true) : undefined}
        />
      )}
      <QuotedStatus quote={quote} />
    </Part>
  );
}
