import type { Wanted } from '@rookery/timeline';
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';

type Prompt = ComponentType<{ wanted: Wanted; isOpen: boolean; onClose: () => void }>;

/**
 * The dialog that asks a visitor to sign in for what they wanted to do, and the function that opens it. Its code loads with the first press;
 * where it cannot be loaded, `signIn` opens the sign-in page instead.
 */
export function useSignInPrompt(signIn: () => void): { prompt: ReactNode; ask: (wanted: Wanted) => void } {
  const [loaded, setLoaded] = useState<{ Prompt: Prompt; wanted: Wanted } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(
    (wanted: Wanted) => {
      import('./sign-in-prompt.js').then(({ SignInPrompt }) => {
        setLoaded({ Prompt: SignInPrompt, wanted });
        setOpen(true);
      }, signIn);
    },
    [signIn],
  );
  const close = useCallback(() => setOpen(false), []);
  return { ask, prompt: loaded && <loaded.Prompt wanted={loaded.wanted} isOpen={isOpen} onClose={close} /> };
}
