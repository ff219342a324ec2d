import { Button, RadioGroup, TextField, useMessages } from '@rookery/ui';
import { Globe, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { signInMessages } from '../messages/sign-in-messages.js';

interface SignInFormProps {
  /** The name of the site. */
  appName: string;
  /** Origins of the servers that the site offers; empty: any server can be typed. */
  servers: readonly string[];
  /** Initial value of the field. */
  server: string;
  /** Why the last attempt failed. */
  error: string | null;
  isPending: boolean;
  onSubmit: (server: string, staySignedIn: boolean) => void;
  /** Absent where the app has no built-in server. */
  onTryBuiltIn?: ((staySignedIn: boolean) => void) | undefined;
}

/** Asks for a server's name, or for one of those that the site offers. The typed name stays when the sign-in fails. NAV-12 */
export function SignInForm({ appName, servers, server, error, isPending, onSubmit, onTryBuiltIn }: SignInFormProps) {
  const text = useMessages(signInMessages);
  const [typed, setValue] = useState(server);
  const value = servers.length === 0 ? typed : (servers.find(origin => hostOf(origin) === typed) ?? servers[0] ?? '');
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
        {servers.length > 0 ? (
          <Choice servers={servers} value={value} error={error} onChange={origin => setValue(hostOf(origin))} />
        ) : (
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
        )}
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
      <p className="app-entrance-note">{text.signInNote({ name: appName })}</p>
    </>
  );
}

const hostOf = (origin: string): string => new URL(origin).host;

interface ChoiceProps {
  servers: readonly string[];
  /** One of them. */
  value: string;
  error: string | null;
  onChange: (origin: string) => void;
}

/** The servers of the site: the only one by its name, several as a choice. */
function Choice({ servers, value, error, onChange }: ChoiceProps) {
  const text = useMessages(signInMessages);
  return (
    <>
      {servers.length === 1 ? (
        <p className="app-entrance-server" dir="ltr">
          <Globe size={18} aria-hidden="true" />
          {hostOf(value)}
        </p>
      ) : (
        <RadioGroup
          label={text.chooseServer()}
          layout="list"
          value={value}
          options={servers.map(origin => ({ value: origin, label: hostOf(origin) }))}
          onChange={onChange}
        />
      )}
      {error !== null && (
        <p className="app-entrance-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
