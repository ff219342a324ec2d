import { useTimelineOptions } from '@rookery/timeline';
import { Button, copyText, Loading, SignInNeeded, useMessages } from '@rookery/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressMessages } from '../messages/page-messages.js';
import { compose } from '../modals/modals.js';
import { PageHeader } from '../shell/page-header.js';
import './share.css';

/** Opens the composer over Home with the text that another app shares. A visitor can sign in, which returns here, or copy the text. */
export function SharePage({ text: shared }: { text: string }) {
  const text = useMessages(addressMessages);
  const { isSignedIn, onSignIn } = useTimelineOptions();
  if (isSignedIn) return <ComposeOverHome text={shared} />;
  return (
    <>
      <PageHeader title={text.shareTitle()} isDeep />
      <SignInNeeded onSignIn={onSignIn} />
      {shared !== '' && <SharedText text={shared} />}
    </>
  );
}

function ComposeOverHome({ text }: { text: string }) {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(() => {
    // Effects run twice in development.
    if (isDone.current) return;
    isDone.current = true;
    void navigate('/', { replace: true });
    compose(text === '' ? { kind: 'new' } : { kind: 'start', start: { parts: [{ text }] } });
  }, [navigate, text]);
  return <Loading />;
}

/** The shared text in a field from which it can be copied. */
export function SharedText({ text: shared }: { text: string }) {
  const text = useMessages(addressMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    // Where the text cannot be copied, it is selected for the keyboard.
    field.current?.select();
    setOutcome((await copyText(shared)) ? 'copied' : 'failed');
  };
  return (
    <div className="app-share">
      <label htmlFor={id}>{text.sharedText()}</label>
      <textarea id={id} ref={field} readOnly dir="auto" rows={6} value={shared} />
      <div className="app-share-actions">
        <output>{outcome === null ? '' : outcome === 'copied' ? text.copied() : text.copyFailed()}</output>
        <Button variant="primary" onClick={() => void copy()}>
          {text.copy()}
        </Button>
      </div>
    </div>
  );
}
