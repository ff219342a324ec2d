import { errorText } from '@rookery/api-client';
import { ErrorState, useMessages, type Messages } from '@rookery/ui';
import { useEffect, useRef } from 'react';
import { isFaultOfPage, type FailureKind } from './failure.js';
import { elementMessages } from './messages.js';
import type { ElementSource } from './source-attribute.js';

interface ElementFailureProps {
  kind: FailureKind;
  /** The host of the server; '' when it is not known. */
  host: string;
  source: ElementSource | null;
  /** Whether the element is one of a single post. */
  isPost: boolean;
  cause: unknown;
  /** Called once with the sentence that is shown. Stable. */
  onShown(message: string): void;
  onRetry(): void;
}

/** Shown in place of the posts: why there are none, in one sentence, and the way to try again where that may help. */
export function ElementFailure({ kind, host, source, isPost, cause, onShown, onRetry }: ElementFailureProps) {
  const text = useMessages(elementMessages);
  const isUnnamed = isPost && (kind === 'no-server' || kind === 'unknown-source');
  const title = isUnnamed ? text.noPost() : titleOf(kind, text, host, source);
  // Texts of another language may follow: the page is told once.
  const message = useRef(title);
  useEffect(() => onShown(message.current), [onShown]);
  const description = isUnnamed ? text.noPostHint() : descriptionOf(kind, text, cause);
  return <ErrorState title={title} {...(description !== '' && { description })} {...(!isFaultOfPage(kind) && { onRetry })} />;
}

type Text = Messages<keyof typeof elementMessages.texts>;

function titleOf(kind: FailureKind, text: Text, server: string, source: ElementSource | null): string {
  switch (kind) {
    case 'no-server':
      return text.noServer();
    case 'unknown-source':
      return text.unknownSource();
    case 'other-server':
      return text.otherServer({ server });
    case 'not-found':
      return source?.kind === 'status' ? text.notFoundStatus({ server }) : text.notFoundAccount({ server });
    case 'members-only':
      return text.membersOnly({ server });
    case 'rate-limited':
      return text.rateLimited({ server });
    case 'offline':
      return text.offline();
    case 'unreachable':
      return text.unreachable({ server });
    case 'incompatible':
      return text.incompatible({ server });
    case 'failed':
      return text.failed();
  }
}

/** The page's author is told how to write the attribute; the words of the server help nobody but with a failure of its own. */
function descriptionOf(kind: FailureKind, text: Text, cause: unknown): string {
  if (kind === 'no-server') return text.noServerHint();
  if (kind === 'unknown-source') return text.unknownSourceHint();
  if (kind === 'unreachable') return text.unreachableHint();
  return kind === 'failed' ? errorText(cause, '') : '';
}
