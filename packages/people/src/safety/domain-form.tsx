import { Button, isSameHost, TextField, useMessages, withRef } from '@rookery/ui';
import { useState, type Ref } from 'react';
import { domainNamed } from './domain-name.js';
import { safetyPageMessages } from './page-messages.js';

interface DomainFormProps {
  /** The host of the reader's server. */
  ownDomain: string;
  onSubmit(domain: string): void;
  ref: Ref<HTMLInputElement>;
}

/** Takes a domain to block. Its words stay until they name one. */
export const DomainForm = withRef(function DomainForm({ ownDomain, onSubmit, ref }: DomainFormProps) {
  const text = useMessages(safetyPageMessages);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<'domainInvalid' | 'domainOwn' | null>(null);
  return (
    <form
      className="rk-domain-form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const domain = domainNamed(words);
        const found = domain === null ? 'domainInvalid' : isSameHost(domain, ownDomain) ? 'domainOwn' : null;
        setProblem(found);
        if (domain === null || found !== null) return;
        setWords('');
        onSubmit(domain);
      }}
    >
      <TextField
        ref={ref}
        label={text.domain()}
        description={text.domainHint()}
        {...(problem !== null && { errorText: text[problem]() })}
        value={words}
        dir="ltr"
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={event => {
          setWords(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="danger">
        {text.addDomain()}
      </Button>
    </form>
  );
});
