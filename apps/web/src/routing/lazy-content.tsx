import { ErrorState, Loading, useMessages } from '@rookery/ui';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { messages } from '../messages/messages.js';

/** A chunk that has not loaded after this time counts as failed. NAV-14 */
export const CHUNK_TIMEOUT_MS = 120_000;

type ChunkState<Props> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Content: ComponentType<Props> };

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
}

/**
 * A lazy-loaded page, or the content of a modal: 'Loading…' until its chunk has loaded, and a retry when that fails, which also
 * begins when the browser is online again. Once loaded it renders
 * synchronously, so that going back restores the page before the next paint.
 * @param Failed Shown when the chunk fails.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedContentProps> = ErrorState,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyContent(props: Props) {
    const text = useMessages(messages);
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<ChunkState<Props>>(
      loaded === null ? { kind: 'loading' } : { kind: 'ready', Content: loaded },
    );

    useEffect(() => {
      if (loaded !== null) return undefined;
      let isCurrent = true;
      withTimeout(load, CHUNK_TIMEOUT_MS).then(
        Content => {
          loaded = Content;
          if (isCurrent) setState({ kind: 'ready', Content });
        },
        () => {
          if (isCurrent) setState({ kind: 'failed' });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [attempt]);

    const retry = useCallback(() => {
      setState({ kind: 'loading' });
      setAttempt(count => count + 1);
    }, []);
    const hasFailed = state.kind === 'failed';
    useEffect(() => {
      if (!hasFailed) return undefined;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed, retry]);

    switch (state.kind) {
      case 'ready':
        return <state.Content {...props} />;
      case 'loading':
        return <Loading />;
      case 'failed':
        return <Failed title={text.chunkFailedTitle()} description={text.chunkFailedText()} onRetry={retry} />;
    }
  };
}
