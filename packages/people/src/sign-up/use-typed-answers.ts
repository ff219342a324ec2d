import { useEffect, useState } from 'react';
import { emptySignUp, noSecrets, readSignUp, storedSignUp, type SignUpDraft, type SignUpSecrets } from './sign-up-draft.js';

/** The storage key of the answers that a tab has typed, as JSON. */
export const SIGN_UP_DRAFT_KEY = 'rookery:sign-up-draft';

/** The answers; those that may be stored survive a reload of the tab. */
export function useTypedAnswers(tab: Storage | null, server: string, inviteCode: string) {
  const [value, setValue] = useState<SignUpDraft>(() => {
    const stored = readSignUp(readItem(tab), server);
    return inviteCode === '' ? stored : { ...stored, inviteCode };
  });
  const [secrets, setSecrets] = useState<SignUpSecrets>(noSecrets);
  useEffect(() => {
    writeItem(tab, value === emptySignUp ? null : storedSignUp(value, server));
  }, [tab, value, server]);
  return {
    value,
    secrets,
    // A password manager fills several fields at once.
    change: (change: Partial<SignUpDraft>) => setValue(known => ({ ...known, ...change })),
    answer: (change: Partial<SignUpSecrets>) => setSecrets(known => ({ ...known, ...change })),
    forget() {
      setValue(emptySignUp);
      setSecrets(noSecrets);
    },
  };
}

function readItem(storage: Storage | null): string | null {
  try {
    return storage?.getItem(SIGN_UP_DRAFT_KEY) ?? null;
  } catch {
    return null;
  }
}

function writeItem(storage: Storage | null, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(SIGN_UP_DRAFT_KEY);
    else storage?.setItem(SIGN_UP_DRAFT_KEY, text);
  } catch {
    // Denied or full: the page holds the answers.
  }
}
