import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { SignInPromptProps } from './sign-in-prompt.js';

type Prompt = ComponentType<Pick<SignInPromptProps, 'isOpen' | 'onClose'>>;

/**
 * The dialog that asks a visitor to sign in, and the function that opens it. Its code loads with the first press; where it cannot be
 * loaded, `signIn` opens the sign-in page instead.
 */
export function useSignInPrompt(signIn: () => void): { prompt: ReactNode; ask: () => void } {
  const [loaded, setLoaded] = useState<{ Prompt: Prompt } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback(() => {
    import('./sign-in-prompt.screen.js').then(({ SignInPromptScreen }) => {
      setLoaded({ Prompt: SignInPromptScreen });
      setOpen(true);
    }, signIn);
  }, [signIn]);
  const close = useCallback(() => setOpen(false), []);
  return { ask, prompt: loaded && <loaded.Prompt isOpen={isOpen} onClose={close} /> };
}
