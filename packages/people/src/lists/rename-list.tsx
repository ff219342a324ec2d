import { Button, TextField, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { ownListsMessages } from './messages.js';

interface RenameListProps {
  title: string;
  isSubmitting: boolean;
  /** The reason why the last title could not be saved; '' when there is none. */
  errorText: string;
  isSaved: boolean;
  onRename(title: string): void;
}

/** The title of a list, with a button that saves it. */
export function RenameList({ title, isSubmitting, errorText, isSaved, onRename }: RenameListProps) {
  const text = useMessages(ownListsMessages);
  const [typed, setTyped] = useState(title);
  const wanted = typed.trim();
  return (
    <form
      className="rk-list-form"
      onSubmit={event => {
        event.preventDefault();
        if (wanted !== '' && !isSubmitting) onRename(wanted);
      }}
    >
      <TextField
        label={text.title()}
        value={typed}
        errorText={errorText}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" disabled={wanted === ''} isPending={isSubmitting}>
        {text.save()}
      </Button>
      <output className="rk-list-saved">{isSaved && wanted === typed ? text.saved() : ''}</output>
    </form>
  );
}
