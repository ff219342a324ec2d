import { ErrorState, lazyPart, Loading, useMessages, type LazyPart, type Release } from '@rookery/ui';
import { useState, type ComponentType } from 'react';
import { messages } from '../messages/messages.js';

/** A chunk that has not loaded after this time counts as failed. NAV-14 */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Rejects when `load` takes longer than `timeoutMs`. */
function withTimeout<Value>(load: () => Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk took too long.')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

export interface FailedContentProps {
  /** Says what failed. */
  title: string;
  /** Says what to do. */
  description: string;
  onRetry: () => void;
  /** The text of its button. Default: 'Try again'. */
  retryLabel?: string;
}

/**
 * A lazy-loaded page, or the content of a modal: 'Loading…' until its chunk has loaded, and a retry when that fails, which also
 * begins when the browser is online again. Where a later release has replaced the chunk, it offers to reload the page. Once loaded it renders
 * synchronously, so that going back restores the page before the next paint.
 * @param Failed Shown when the chunk fails.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedContentProps> = ErrorState,
): ComponentType<Props> & Pick<LazyPart<Props>, 'preload'> {
  const Part = lazyPart(() => withTimeout(load, CHUNK_TIMEOUT_MS), { isQuiet: true });
  function LazyContent(props: Props) {
    const text = useMessages(messages);
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<{ attempt: number; outdated: Release | null } | null>(null);
    const title = text.chunkFailedTitle();
    const fallback =
      failure?.attempt !== attempt ? (
        <Loading />
      ) : failure.outdated === null ? (
        <Failed title={title} description={text.chunkFailedText()} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Failed
          title={title}
          description={failure.outdated.text}
          onRetry={failure.outdated.action.onPress}
          retryLabel={failure.outdated.action.label}
        />
      );
    return <Part {...props} key={attempt} fallback={fallback} onLoadFailed={outdated => setFailure({ attempt, outdated })} />;
  }
  return Object.assign(LazyContent, { preload: Part.preload });
}
