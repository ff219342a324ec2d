import { Button, LazyModal, Link, useMessages } from '@rookery/ui';
import { messages } from '../messages/messages.js';
import { signInPromptMessages } from '../messages/sign-in-prompt-messages.js';

export interface SignInPromptProps {
  isOpen: boolean;
  onClose(): void;
  /** The name of the server, or its host. */
  server: string;
  loginHref: string;
  /** Null: the server takes no new members, or it is not known whether it does. */
  signUpHref: string | null;
}

/** Explains to a visitor who pressed an action of members what an account is for. Closing it returns the focus to the action. */
export function SignInPrompt({ isOpen, onClose, server, loginHref, signUpHref }: SignInPromptProps) {
  const text = useMessages(signInPromptMessages);
  const { logIn, signUp } = useMessages(messages);
  return (
    <LazyModal
      isOpen={isOpen}
      onClose={onClose}
      title={text.promptTitle({ server })}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {text.cancel()}
          </Button>
          {signUpHref !== null && (
            <Link className="rk-button" data-variant="secondary" data-size="md" href={signUpHref}>
              {signUp()}
            </Link>
          )}
          <Link className="rk-button" data-variant="primary" data-size="md" href={loginHref}>
            {logIn()}
          </Link>
        </>
      }
    >
      {text.promptText()}
    </LazyModal>
  );
}
