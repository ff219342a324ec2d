import type { WantedAction } from '@rookery/timeline';
import { Button, LazyModal, Link, useMessages } from '@rookery/ui';
import { signInPromptMessages } from './messages.js';
import { RemoteAccountForm, type RemoteAccountFormProps } from './remote-account-form.js';

export interface SignInPromptProps {
  isOpen: boolean;
  onClose(): void;
  /** The action that the visitor pressed. */
  action: WantedAction;
  /** The account of the profile or of the author of the post. */
  acct: string;
  /** The name of the server, or its host. */
  server: string;
  loginHref: string;
  /** Null: the server takes no new members, or it is not known whether it does. */
  signUpHref: string | null;
  /** The account on another server that was used last. */
  remembered: string;
  /** Null: other servers cannot act on it. */
  onOpenRemote: RemoteAccountFormProps['onOpen'] | null;
}

type ExplainedAction = Extract<WantedAction, keyof typeof signInPromptMessages.texts>;

const explained: Record<ExplainedAction, true> = {
  reply: true,
  reblog: true,
  quote: true,
  favourite: true,
  react: true,
  bookmark: true,
  vote: true,
  join: true,
  follow: true,
  mention: true,
  accounts: true,
};
const isExplained = (action: WantedAction): action is ExplainedAction => action in explained;

/**
 * Explains to a visitor who pressed an action of members what the action needs, with the ways to get it (THR-08). Closing it returns the
 * focus to the action.
 */
export function SignInPrompt(props: SignInPromptProps) {
  const { isOpen, onClose, action, acct, server, loginHref, signUpHref, remembered, onOpenRemote } = props;
  const text = useMessages(signInPromptMessages);
  return (
    <LazyModal
      isOpen={isOpen}
      onClose={onClose}
      title={signUpHref === null ? text.logInTitle({ server }) : text.signUpTitle({ server })}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {text.cancel()}
          </Button>
          {signUpHref !== null && (
            <Link className="rk-button" data-variant="secondary" data-size="md" href={signUpHref}>
              {text.signUp()}
            </Link>
          )}
          <Link className="rk-button" data-variant="primary" data-size="md" href={loginHref}>
            {text.logIn()}
          </Link>
        </>
      }
    >
      <p className="rk-sign-in-prompt">{isExplained(action) ? text[action]({ acct }) : text.text()}</p>
      {onOpenRemote !== null && <RemoteAccountForm action={action} remembered={remembered} onOpen={onOpenRemote} />}
    </LazyModal>
  );
}
