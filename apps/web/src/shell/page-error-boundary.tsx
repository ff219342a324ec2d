import { ErrorBoundary, ErrorState, useMessages } from '@rookery/ui';
import type { ComponentType, ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import type { FailedContentProps } from '../routing/lazy-content.js';

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the content. */
  Failed?: ComponentType<FailedContentProps>;
}

/** Replaces content that throws by an error with a retry. The rest of the page stays. */
export function PageErrorBoundary({ children, Failed = ErrorState }: PageErrorBoundaryProps) {
  return <ErrorBoundary renderFailure={retry => <CrashedPage Failed={Failed} onRetry={retry} />}>{children}</ErrorBoundary>;
}

function CrashedPage({ Failed, onRetry }: { Failed: ComponentType<FailedContentProps>; onRetry: () => void }) {
  const text = useMessages(messages);
  return <Failed title={text.crashedTitle()} description={text.crashedText()} onRetry={onRetry} />;
}
