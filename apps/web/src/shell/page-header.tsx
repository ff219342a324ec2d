import { RefreshButtonScreen } from '@rookery/timeline';
import { IconButton, useMessages } from '@rookery/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';

export interface PageHeaderProps {
  title: string;
  /** Offers the way back. */
  isDeep?: boolean;
  /** Tabs below the title. */
  children?: ReactNode;
}

/** What comes into view by keys or by a place that is kept, and what floats above a list, stands clear of the head, however tall it is. */
const keepClear = (head: HTMLElement | null) => {
  if (head === null || !('ResizeObserver' in globalThis)) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--app-head', `${head.offsetHeight}px`));
  observer.observe(head);
  return () => {
    observer.disconnect();
    style.removeProperty('--app-head');
  };
};

/** The sticky head of the column: title, way back, tabs. */
export function PageHeader({ title, isDeep = false, children }: PageHeaderProps) {
  const text = useMessages(messages);
  const navigate = useNavigate();
  useTitle(title);
  const goBack = () => {
    // Without an entry of ours before this one, back would leave the app.
    const state: unknown = window.history.state;
    const isFirst = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
    void (isFirst ? navigate('/') : navigate(-1));
  };
  return (
    <div className="app-page-header" ref={keepClear}>
      <div className="app-page-title">
        {isDeep && (
          <IconButton
            className="app-back"
            label={text.back()}
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            onClick={goBack}
          />
        )}
        <h1 dir="auto">{title}</h1>
        <RefreshButtonScreen />
      </div>
      {children}
    </div>
  );
}

/** Names the browser's tab after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Rookery' : `${title} · Rookery`;
  }, [title]);
}
