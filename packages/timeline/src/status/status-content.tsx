import type { Status } from '@rookery/api-client';
import { DisplayName, RichText, useMessages } from '@rookery/ui';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { linkedPlaces, quotePlace } from './linked-places.js';
import { messages } from './messages.js';
import { LONG_CONTENT_PX, mayBeLong, quoteView } from './status-rules.js';

interface StatusContentProps {
  status: Status;
  id?: string;
  /** A long post is cut until the reader expands it. The focused post never is. @selector [data-collapsed] */
  isCollapsible: boolean;
  /** Whether the text behind a content warning is shown. */
  isOpen: boolean;
  onToggle: () => void;
  /** Inside a quote: a quote of its own is only its link. */
  isQuoted?: boolean;
  /** Content that is hidden together with the text behind a content warning: a poll, a quote. */
  children?: ReactNode;
}

/** The text of a post, behind its content warning if it has one. */
export function StatusContent({ status, id, isCollapsible, isOpen, onToggle, isQuoted = false, children }: StatusContentProps) {
  const text = useMessages(messages);
  if (status.spoiler_text === '') {
    return (
      <>
        <StatusText status={status} id={id} isCollapsible={isCollapsible} isQuoted={isQuoted} />
        {children}
      </>
    );
  }
  return (
    <>
      <p className="rk-spoiler" id={id} dir="auto">
        <DisplayName name={status.spoiler_text} emojis={status.emojis} lang={status.language ?? undefined} />
        <button type="button" className="rk-link-button" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? text.hideText() : text.showText()}
        </button>
      </p>
      {isOpen && (
        <>
          <StatusText status={status} isCollapsible={false} isQuoted={isQuoted} />
          {children}
        </>
      )}
    </>
  );
}

interface StatusTextProps {
  status: Status;
  id?: string | undefined;
  isCollapsible: boolean;
  isQuoted: boolean;
}

function StatusText({ status, id, isCollapsible, isQuoted }: StatusTextProps) {
  const { hrefs } = useTimelineOptions();
  const text = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const { content } = status;
  const places = useMemo(() => linkedPlaces(status, hrefs), [status, hrefs]);
  const quoted = useMemo(() => quotePlace(status, hrefs), [status, hrefs]);

  // Runs before paint, and again for an edited post. Only for posts that can be too tall: reading a height forces layout.
  useLayoutEffect(() => {
    setIsCut(isCollapsible && mayBeLong(content) && (box.current?.scrollHeight ?? 0) > LONG_CONTENT_PX);
  }, [isCollapsible, content]);

  if (status.content === '') return null;
  return (
    <>
      <RichText
        ref={box}
        id={id}
        className="rk-content"
        html={status.content}
        emojis={status.emojis}
        mentions={status.mentions}
        tags={status.tags}
        places={places}
        quotePlace={quoted}
        hrefs={hrefs}
        hideQuoteInline={!isQuoted && quoteView(status).kind !== 'none'}
        lang={status.language ?? undefined}
        isCollapsed={isCut}
      />
      {isCut && (
        <button type="button" className="rk-link-button" onClick={() => setIsCut(false)}>
          {text.readMore()}
        </button>
      )}
    </>
  );
}
