import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { ErrorBoundary } from './error-boundary.js';

export interface PartBoundaryProps {
  /** A row, a panel or another part of a page that the rest does not need. */
  children: ReactNode;
  /** Added to the classes of the line that takes the place of the part. */
  className?: string | undefined;
  /** Nothing takes the place of the part: the reader did not ask for it. @default false */
  isQuiet?: boolean;
}

/** Keeps an error of rendering inside a part of the page: a line with 'Try again' takes its place, and the rest stays. */
export function PartBoundary({ children, className, isQuiet = false }: PartBoundaryProps) {
  return (
    <ErrorBoundary renderFailure={retry => (isQuiet ? null : <FailedPart className={className} onRetry={retry} />)}>
      {children}
    </ErrorBoundary>
  );
}

interface FailedPartProps {
  className?: string | undefined;
  onRetry: () => void;
}

/** Takes the place of a part that could not be rendered. */
export function FailedPart({ className, onRetry }: FailedPartProps) {
  const text = useMessages(messages);
  return (
    <div className={className ? `rk-failed-part ${className}` : 'rk-failed-part'}>
      <output>{text.crashed()}</output>
      <Button onClick={onRetry}>{text.tryAgain()}</Button>
    </div>
  );
}
