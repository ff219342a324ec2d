import { Loading, useMessages } from '@rookery/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { messages } from '../messages/messages.js';
import { FailedPage, type FailedPageProps } from '../shell/failed-page.js';

/** A chunk that has not loaded after this time counts as failed. NAV-14 */
export const CHUNK_TIMEOUT_MS = 120_000;

type ChunkState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Page: ComponentType };

/** Rejects when `load` takes longer than `timeoutMs`. */
function withTimeout<Value>(load: () => Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk took too long.')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A lazy-loaded page: 'Loading…' until its chunk has loaded, and a retry when that fails. Once loaded it renders synchronously, so that
 * going back restores the page before the next paint.
 * @param Failed Shown when the chunk fails. Pages outside the shell pass one without the header of a page.
 */
export function lazyPage(load: () => Promise<ComponentType>, Failed: ComponentType<FailedPageProps> = FailedPage): ComponentType {
  let loaded: ComponentType | null = null;
  return function LazyPage() {
    const text = useMessages(messages);
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<ChunkState>(loaded === null ? { kind: 'loading' } : { kind: 'ready', Page: loaded });

    useEffect(() => {
      if (loaded !== null) return undefined;
      let isCurrent = true;
      withTimeout(load, CHUNK_TIMEOUT_MS).then(
        Page => {
          loaded = Page;
          if (isCurrent) setState({ kind: 'ready', Page });
        },
        () => {
          if (isCurrent) setState({ kind: 'failed' });
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [attempt]);

    switch (state.kind) {
      case 'ready':
        return <state.Page />;
      case 'loading':
        return <Loading />;
      case 'failed':
        return (
          <Failed
            title={text.chunkFailedTitle()}
            description={text.chunkFailedText()}
            onRetry={() => {
              setState({ kind: 'loading' });
              setAttempt(attempt + 1);
            }}
          />
        );
    }
  };
}
