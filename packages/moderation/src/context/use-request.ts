import { errorText } from '@rookery/api-client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * One change of the staff at a time, with the sentence of its failure for its place.
 *
 * @param failed Where the server gives no reason.
 */
export function useRequest(failed: string) {
  const { mutateAsync, isPending, error, reset } = useMutation({ mutationFn: (change: () => Promise<unknown>) => change() });
  /** Resolves to whether it was done. */
  const run = useCallback(
    (change: () => Promise<unknown>): Promise<boolean> =>
      mutateAsync(change).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
  return { run, reset, isPending, failure: error === null ? null : errorText(error, failed) };
}
