import { useClient } from '@rookery/store';
import type { Intake } from '@rookery/store/drafts';
import { useTimelineOptions } from '@rookery/timeline';
import { Button, copyText, Loading, SignInNeeded, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressMessages } from '../messages/page-messages.js';
import { compose } from '../modals/modals.js';
import { PageHeader } from '../shell/page-header.js';
import './share.css';

interface SharePageProps {
  text: string;
  /** The service worker keeps files for the post. */
  hasFiles: boolean;
}

/** Opens the composer over Home with the text and the files that another app shares. A visitor can sign in, which returns here, or copy the text. */
export function SharePage({ text: shared, hasFiles }: SharePageProps) {
  const text = useMessages(addressMessages);
  const { isSignedIn, onSignIn } = useTimelineOptions();
  if (isSignedIn) return <ComposeOverHome text={shared} hasFiles={hasFiles} />;
  return (
    <>
      <PageHeader title={text.shareTitle()} isDeep />
      <SignInNeeded onSignIn={onSignIn} />
      {shared !== '' && <SharedText text={shared} />}
    </>
  );
}

function ComposeOverHome({ text, hasFiles }: SharePageProps) {
  const words = useMessages(addressMessages);
  const navigate = useNavigate();
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isDone = useRef(false);
  useEffect(() => {
    // Effects run twice in development.
    if (isDone.current) return;
    isDone.current = true;
    const open = ({ accepted, refused }: Pick<Intake, 'accepted' | 'refused'>): void => {
      void navigate('/', { replace: true });
      const isEmpty = text === '' && accepted.length === 0;
      compose(isEmpty ? { kind: 'new' } : { kind: 'start', start: { parts: [{ text, ...(hasFiles && { media: accepted }) }] } });
      if (refused.length > 0) notify({ kind: 'error', text: words.filesRefused({ count: refused.length }) });
    };
    if (!hasFiles) return open(none);
    void import('./shared-files.data.js')
      .then(({ takeSharedFiles }) => takeSharedFiles(client, queryClient))
      .catch(() => none)
      .then(open);
  }, [navigate, text, hasFiles, client, queryClient, notify, words]);
  return <Loading />;
}

const none = { accepted: [], refused: [] };

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
