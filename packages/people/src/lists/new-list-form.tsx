import { Button, TextField, useMessages } from '@rookery/ui';
import { useRef, useState } from 'react';
import { ownListsMessages } from './messages.js';

export interface NewListFormProps {
  /** Whether a list is being created: the button is disabled. */
  isSubmitting: boolean;
  /** The reason why the last list could not be created; '' when there is none. */
  errorText: string;
  /** Resolves to whether the list was created: then the field is emptied. */
  onCreate(title: string): Promise<boolean>;
}

/** Creates a list by its title. UI-04 */
export function NewListForm({ isSubmitting, errorText, onCreate }: NewListFormProps) {
  const text = useMessages(ownListsMessages);
  const [title, setTitle] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isBlank = title.trim() === '';
  const submit = async (): Promise<void> => {
    const isCreated = await onCreate(title.trim());
    if (isCreated) setTitle('');
    // The disabled button has lost the focus.
    if (document.activeElement === document.body) field.current?.focus();
  };
  return (
    <form
      className="rk-list-form rk-new-list"
      onSubmit={event => {
        event.preventDefault();
        if (!isBlank && !isSubmitting) void submit();
      }}
    >
      <TextField
        ref={field}
        label={text.newListTitle()}
        isLabelHidden
        placeholder={text.newListTitle()}
        value={title}
        errorText={errorText}
        autoComplete="off"
        onChange={event => setTitle(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={isBlank || isSubmitting}>
        {text.addList()}
      </Button>
    </form>
  );
}
