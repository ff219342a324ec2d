import { BlankState, Button, useMessages } from '@rookery/ui';
import { useId, useRef, useState } from 'react';
import { addressMessages } from '../messages/address-messages.js';
import { PageHeader } from '../shell/page-header.js';
import { WayHome } from './not-found-page.js';
import './share.css';

/** The target of share menus. It keeps the text, which can be copied until posts can be written here. */
export function SharePage({ text: shared }: { text: string }) {
  const text = useMessages(addressMessages);
  return (
    <>
      <PageHeader title={text.shareTitle()} isDeep />
      {shared === '' ? (
        <BlankState title={text.nothingShared()} description={text.shareText()} action={<WayHome />} />
      ) : (
        <SharedText text={shared} />
      )}
    </>
  );
}

/** The shared text in a field from which it can be copied. */
export function SharedText({ text: shared }: { text: string }) {
  const text = useMessages(addressMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    // An insecure origin has no clipboard: the selected text can still be copied by the keyboard.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(shared);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="app-share">
      <p>{text.shareText()}</p>
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
