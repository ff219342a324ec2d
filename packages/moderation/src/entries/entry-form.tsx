import { Button, Form, useMessages } from '@rookery/ui';
import { type ReactNode, useRef } from 'react';
import { entryMessages } from './messages.js';

interface EntryFormProps {
  children: ReactNode;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
  isSaving: boolean;
  /** The text of the button. Default: 'Save'. */
  saveLabel?: string;
  /** Returns whether a field is wrong: the first such field gets the focus. */
  onSubmit(): boolean;
}

/** The form of an entry: its fields, why it was not saved, and the button. */
export function EntryForm({ children, errorText, isSaving, saveLabel, onSubmit }: EntryFormProps) {
  const text = useMessages(entryMessages);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Form
      ref={form}
      className="rk-entry-form"
      onSubmit={() => {
        if (isSaving || !onSubmit()) return;
        // Once the field is marked.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
        );
      }}
    >
      {children}
      <p className="rk-field-error" role="alert">
        {errorText}
      </p>
      <Button type="submit" variant="primary" isPending={isSaving}>
        {saveLabel ?? text.save()}
      </Button>
    </Form>
  );
}
