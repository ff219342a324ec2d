import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import { FailedPart } from '../error-boundary/part-boundary.js';
import { useMessages } from '../i18n/messages-provider.js';
import { currentOpener, returnFocus } from '../layer/opener.dom.js';
import { messages } from '../messages.js';
import { typedTexts } from './typed-texts.dom.js';
import { useKeyScroll } from './use-key-scroll.js';

/**
 * The scrolling part of a dialog. After an error of rendering, the texts that were typed into its fields stay on the screen until the dialog
 * closes, also beside content that 'Try again' has brought back without them.
 */
export function DialogBody({ id, children }: { id: string; children: ReactNode }) {
  const text = useMessages(messages);
  const body = useRef<HTMLDivElement>(null);
  const [opener] = useState(currentOpener);
  const [typed, setTyped] = useState<readonly string[]>([]);
  useKeyScroll(body);
  useEffect(() => () => returnFocus(opener), [opener]);
  const keepTyped = (): void => {
    const found = body.current === null ? [] : typedTexts(body.current);
    if (found.length > 0) setTyped(found);
  };
  return (
    <div ref={body} id={id} className="rk-dialog-body">
      <ErrorBoundary renderFailure={retry => <FailedPart onRetry={retry} />} onBeforeFailure={keepTyped}>
        {children}
      </ErrorBoundary>
      {typed.length > 0 && (
        <section className="rk-typed-texts" aria-label={text.typedTexts()}>
          <p aria-hidden="true">{text.typedTexts()}</p>
          {typed.map((value, index) => (
            <pre key={index} dir="auto">
              {value}
            </pre>
          ))}
        </section>
      )}
    </div>
  );
}
