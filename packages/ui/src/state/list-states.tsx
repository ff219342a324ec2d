import type { ReactNode } from 'react';
import { LoadMore } from '../load-more/load-more.js';
import { ListPhases, type ListPhasesProps } from './list-phases.js';
import { ErrorState } from './states.js';

/** The way to older items. */
export interface OlderItems {
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onLoad(): void;
}

export interface ListEndProps {
  /** Null when all are loaded. */
  older: OlderItems | null;
  /** Absent: the button for more stays, and nothing is said. */
  olderFailedTitle?: string;
  /** Says that older items failed in a line above the button for more, not in its place. */
  hasFailureLine?: boolean;
  /** Nothing is above it. */
  isEmpty: boolean;
  /** Below the last item, once all are loaded. */
  end?: ReactNode;
}

/** Below the last row: the way to more, or the end of the list. */
export function ListEnd({ older, olderFailedTitle, hasFailureLine = false, isEmpty, end }: ListEndProps) {
  if (older === null) return isEmpty ? null : end;
  const { isLoading, hasFailed, reason, onLoad } = older;
  const failure = hasFailed ? olderFailedTitle : undefined;
  if (failure !== undefined && !hasFailureLine) return <ErrorState title={failure} description={reason} onRetry={onLoad} />;
  return (
    <>
      {failure !== undefined && (
        <p className="rk-older-failed" role="alert">
          {failure}
        </p>
      )}
      <LoadMore isLoading={isLoading} onPress={onLoad} />
    </>
  );
}

export interface ListStatesProps extends Omit<ListPhasesProps, 'foot'>, ListEndProps {}

/** A list in each of its states: its phases, and with its rows the way to more and its end. */
export function ListStates(props: ListStatesProps) {
  return <ListPhases {...props} foot={<ListEnd {...props} />} />;
}
