import { Button, readHost, TextField, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { hostMessages } from './messages.js';

export interface GoToHostProps {
  onGo(host: string): void;
}

/** A collapsed form that opens the timeline of any server by name. NAV-11 */
export function GoToHost({ onGo }: GoToHostProps) {
  const text = useMessages(hostMessages);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = () => {
    const host = readHost(typed);
    setIsWrong(host === null);
    if (host !== null) onGo(host);
  };
  return (
    <details>
      <summary className="rk-chip">{text.goToHost()}</summary>
      <form
        className="rk-line-form"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={text.goToHost()}
          isLabelHidden
          placeholder={text.goToHostHint()}
          value={typed}
          errorText={isWrong ? text.hostUnreadable() : ''}
          autoComplete="off"
          autoCapitalize="off"
          dir="ltr"
          inputMode="url"
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="sm">
          {text.go()}
        </Button>
      </form>
    </details>
  );
}
