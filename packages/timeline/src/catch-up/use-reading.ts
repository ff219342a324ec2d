import { errorText, isApiError, type Client } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readOn, type ReadEnd } from './read-on.data.js';

export interface ReadingState {
  /** `reading`: a run is on its way. `failed`, `offline`: its last request did. Otherwise how the last run ended. */
  phase: 'reading' | 'failed' | 'offline' | ReadEnd;
  /** The words of the server for a failure; '' without any. */
  reason: string;
}

interface ReadingOptions {
  /** The post that was read last; null: none is known; undefined: not known yet, nothing is read. */
  sinceId: string | null | undefined;
  /** The reader had stopped when they left. */
  isStopped: boolean;
  /** Requests the newest page. */
  refetch(options: { cancelRefetch: boolean }): Promise<{ error: Error | null }>;
  /** A run has ended: what was read can be stored. */
  onEnd(end: ReadingState['phase']): void;
}

/**
 * Reads down to the place where the reader stopped for as long as the page is shown. A run that failed while the device was offline goes on
 * once it is online.
 */
export function useReading({ sinceId, isStopped, refetch, onEnd }: ReadingOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [state, setState] = useState<ReadingState>({ phase: isStopped ? 'stopped' : 'reading', reason: '' });
  const running = useRef<AbortController | null>(null);

  const goOn = useCallback(() => {
    if (sinceId === undefined) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'reading', reason: '' });
    void runOnce(client, queryClient, sinceId, controller.signal, refetch).then(end => {
      if (controller.signal.aborted) return;
      setState(end);
      onEnd(end.phase);
    });
  }, [client, queryClient, sinceId, refetch, onEnd]);

  const stop = useCallback(() => {
    running.current?.abort();
    setState({ phase: 'stopped', reason: '' });
    onEnd('stopped');
  }, [onEnd]);

  const phase = useRef(state.phase);
  useEffect(() => {
    phase.current = state.phase;
  });
  useEffect(() => {
    if (phase.current === 'reading') goOn();
    return () => running.current?.abort();
  }, [goOn]);
  const isOffline = state.phase === 'offline';
  useEffect(() => (isOffline ? onlineManager.subscribe(isOnline => isOnline && goOn()) : undefined), [isOffline, goOn]);
  return { state, goOn, stop };
}

async function runOnce(
  client: Client,
  queryClient: QueryClient,
  sinceId: string | null,
  signal: AbortSignal,
  refetch: ReadingOptions['refetch'],
): Promise<ReadingState> {
  try {
    const { error } = await refetch({ cancelRefetch: false });
    if (error !== null) return failure(error);
    return { phase: await readOn({ client, queryClient, sinceId, signal }), reason: '' };
  } catch (error) {
    return failure(error);
  }
}

const failure = (error: unknown): ReadingState => ({
  phase: isApiError(error) && error.kind === 'network' && !onlineManager.isOnline() ? 'offline' : 'failed',
  reason: errorText(error, ''),
});
