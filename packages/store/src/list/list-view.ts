/** The view of a list: its state without its rows. */
import { errorText, isSignInNeeded } from '@rookery/api-client';

/** The way to older items. */
export interface OlderItems {
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason: string;
  /** Loads the next page. Ignored while one is in flight. */
  onLoad(): void;
}

export interface ListView {
  /** `preparing`: the server is still building the list. `members-only`: it shows it to members alone. */
  phase: 'loading' | 'preparing' | 'failed' | 'members-only' | 'ready';
  /** The words of the server for a failure; '' without any. */
  reason: string;
  /** The newest items are being requested. */
  isBusy: boolean;
  /** The newest items could not be loaded. Known items stay. */
  isOffline: boolean;
  onRetry(): void;
  /** Null when all are loaded. */
  older: OlderItems | null;
}

interface ListFacts extends Pick<ListView, 'isBusy' | 'onRetry' | 'older'> {
  isLoaded: boolean;
  /** The server is still building it. */
  isPartial?: boolean;
  error: Error | null;
}

export function listView({ isLoaded, isPartial = false, error, isBusy, onRetry, older }: ListFacts): ListView {
  return {
    phase: isLoaded
      ? isPartial
        ? 'preparing'
        : 'ready'
      : error === null
        ? 'loading'
        : isSignInNeeded(error)
          ? 'members-only'
          : 'failed',
    reason: errorText(error, ''),
    isBusy,
    isOffline: isLoaded && error !== null,
    onRetry,
    older,
  };
}
