import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

export interface SignInNeededProps {
  onSignIn: () => void;
}

/** In place of what the server shows to members only: says so and offers the way in. */
export function SignInNeeded({ onSignIn }: SignInNeededProps) {
  const text = useMessages(messages);
  return (
    <div className="rk-state" role="alert">
      <p className="rk-state-title">{text.signInNeeded()}</p>
      <p>{text.signInNeededWhy()}</p>
      <Button variant="primary" onClick={onSignIn}>
        {text.logIn()}
      </Button>
    </div>
  );
}
