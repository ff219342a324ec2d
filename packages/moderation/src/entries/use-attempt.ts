import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import { useCallback } from 'react';
import { entryMessages } from './messages.js';

interface Attempt {
  act(): Promise<unknown>;
  /** Said once it is done; '' for nothing. */
  done: string;
  /** Said where it fails and the server does not say why. */
  failed: string;
  /** Moves the focus, where the control that was pressed is gone. */
  onDone?(): void;
}

/** Returns a function that does something and tells how it went; a failure can be tried again. */
export function useAttempt(): (attempt: Attempt) => void {
  const text = useMessages(entryMessages);
  const notify = useNotify();
  return useCallback(
    function attempt(given: Attempt): void {
      given.act().then(
        () => {
          if (given.done !== '') notify({ kind: 'success', text: given.done });
          given.onDone?.();
        },
        (error: unknown) =>
          notify({
            kind: 'error',
            text: errorText(error, given.failed),
            action: { label: text.tryAgain(), onPress: () => attempt(given) },
          }),
      );
    },
    [notify, text],
  );
}
