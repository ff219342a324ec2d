import { ErrorState, Loading, useMessages } from '@rookery/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { messages } from '../messages/messages.js';

/** A chunk that has not come after this long counts as failed. Spec 9. */
export const CHUNK_TIMEOUT_MS = 120_000;

type ChunkState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; Page: ComponentType };

/** What `load` gives, or a rejection once `timeoutMs` have passed. */
function withTimeout<Value>(load: () => Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chunk took too long.')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A page in a chunk of its own: 'Loading…' until it is there, and an offer to try again when it does not come. Once loaded it shows
 * at once, so that going back finds the page before the next paint.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function LazyPage() {
    const text = useMessages(messages);
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<ChunkState>(loaded === null ? { kind: 'loading' } : { kind: 'ready', Page: loaded });

    // The chunk comes from outside React.
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
          <ErrorState
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
