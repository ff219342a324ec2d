import { ErrorState, useMessages } from '@rookery/ui';
import { Component, type ReactNode } from 'react';
import { messages } from '../messages/messages.js';

interface PageErrorBoundaryProps {
  children: ReactNode;
}

/** Replaces content that throws by an error with a retry. The rest of the page stays. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <CrashedPage onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function CrashedPage({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(messages);
  return <ErrorState title={text.crashedTitle()} description={text.crashedText()} onRetry={onRetry} />;
}
