import { Button, TextField, useMessages } from '@rookery/ui';
import { Globe, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/messages.js';

export interface SignInFormProps {
  /** What stands in the field at first. */
  server: string;
  /** Why the last try failed. */
  error: string | null;
  isPending: boolean;
  onSubmit: (server: string, staySignedIn: boolean) => void;
  /** Absent: no server came with this app. */
  onTryBuiltIn?: ((staySignedIn: boolean) => void) | undefined;
}

/** A server's name and one button; what was typed stays whatever happens. */
export function SignInForm({ server, error, isPending, onSubmit, onTryBuiltIn }: SignInFormProps) {
  const text = useMessages(messages);
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
