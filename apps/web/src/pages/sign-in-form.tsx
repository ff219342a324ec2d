import { Button, TextField, useMessages } from '@rookery/ui';
import { Globe, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { signInMessages } from '../messages/sign-in-messages.js';

interface SignInFormProps {
  /** Initial value of the field. */
  server: string;
  /** Why the last attempt failed. */
  error: string | null;
  isPending: boolean;
  onSubmit: (server: string, staySignedIn: boolean) => void;
  /** Absent where the app has no built-in server. */
  onTryBuiltIn?: ((staySignedIn: boolean) => void) | undefined;
}

/** Asks for a server's name. The typed name stays when the sign-in fails. NAV-12 */
export function SignInForm({ server, error, isPending, onSubmit, onTryBuiltIn }: SignInFormProps) {
  const text = useMessages(signInMessages);
  const [value, setValue] = useState(server);
  const [staySignedIn, setStaySignedIn] = useState(true);
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault();
          onSubmit(value, staySignedIn);
        }}
        noValidate
      >
        <TextField
          label={text.yourServer()}
          value={value}
          onChange={event => setValue(event.target.value)}
          {...(error === null ? {} : { errorText: error })}
          description={text.serverHint()}
          icon={<Globe size={18} aria-hidden="true" />}
          name="server"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <label className="app-check">
          <input type="checkbox" checked={staySignedIn} onChange={event => setStaySignedIn(event.target.checked)} />
          {text.staySignedIn()}
        </label>
        <Button type="submit" variant="primary" isPending={isPending}>
          {text.continue()}
        </Button>
      </form>
      {onTryBuiltIn && (
        <>
          <p>{text.or()}</p>
          <Button isPending={isPending} onClick={() => onTryBuiltIn(staySignedIn)}>
            <Sparkles size={18} aria-hidden="true" />
            {text.tryBuiltIn()}
          </Button>
        </>
      )}
      <p className="app-entrance-note">{text.signInNote()}</p>
    </>
  );
}
