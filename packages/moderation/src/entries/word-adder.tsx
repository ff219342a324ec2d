import { Button, Form, TextField } from '@rookery/ui';
import { type ReactNode, type Ref, useState } from 'react';

interface WordAdderProps {
  label: string;
  description: string;
  submitLabel: string;
  /** Why the typed words cannot be added; '' where they can. */
  faultOf(words: string): string;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
  isPending: boolean;
  /** Resolves to whether it was added: then the field is emptied. */
  onAdd(words: string): Promise<boolean>;
  /** Further choices. */
  children?: ReactNode;
  inputRef: Ref<HTMLInputElement>;
}

/** A field with a button that adds its words to a list. Its words stay until they are added. */
export function WordAdder(props: WordAdderProps) {
  const { label, description, submitLabel, faultOf, errorText, isPending, onAdd, children, inputRef } = props;
  const [words, setWords] = useState('');
  const [fault, setFault] = useState('');
  const problem = fault || errorText;
  return (
    <Form
      className="rk-entries-head"
      onSubmit={() => {
        const found = faultOf(words);
        setFault(found);
        if (found !== '' || isPending) return;
        void onAdd(words).then(isAdded => isAdded && setWords(''));
      }}
    >
      <TextField
        ref={inputRef}
        label={label}
        description={description}
        {...(problem !== '' && { errorText: problem })}
        value={words}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={event => {
          setWords(event.target.value);
          setFault('');
        }}
      />
      {children}
      <Button type="submit" variant="primary" isPending={isPending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
