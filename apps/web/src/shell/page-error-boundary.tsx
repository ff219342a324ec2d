import { ErrorState, useMessages } from '@rookery/ui';
import { Component, type ComponentType, type ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import type { FailedContentProps } from '../routing/lazy-content.js';

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the content. */
  Failed?: ComponentType<FailedContentProps>;
}

/** Replaces content that throws by an error with a retry. The rest of the page stays. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <CrashedPage Failed={this.props.Failed ?? ErrorState} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function CrashedPage({ Failed, onRetry }: { Failed: ComponentType<FailedContentProps>; onRetry: () => void }) {
  const text = useMessages(messages);
  return <Failed title={text.crashedTitle()} description={text.crashedText()} onRetry={onRetry} />;
}
