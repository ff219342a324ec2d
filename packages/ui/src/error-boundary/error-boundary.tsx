import { Component, createContext, type ContextType, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered in place of the children after rendering them has failed. `retry` renders them again. */
  renderFailure(retry: () => void): ReactNode;
  /** Called while the failed children are still in the document. */
  onBeforeFailure?: () => void;
}

/** Called with every error that an `ErrorBoundary` inside has caught. */
export const RenderErrorContext = createContext<(error: unknown) => void>(() => undefined);

/** Keeps an error of rendering inside its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static override contextType = RenderErrorContext;
  declare context: ContextType<typeof RenderErrorContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate(_props: ErrorBoundaryProps, before: { hasFailed: boolean }): null {
    if (this.state.hasFailed && !before.hasFailed) this.props.onBeforeFailure?.();
    return null;
  }

  // React wants it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override componentDidCatch(error: unknown): void {
    this.context(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFailure(() => this.setState({ hasFailed: false }));
  }
}
