import { RefreshButtonScreen } from '@rookery/timeline';
import { cleanWords, IconButton, useMessages } from '@rookery/ui';
import { ArrowLeft } from 'lucide-react';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteConfig } from '../config/site-config.dom.js';
import { messages } from '../messages/messages.js';
import { showPageTitle } from '@rookery/notifications/unread';

/** Characters of a title that fit into its line on a phone. */
const FITTING_LENGTH = 24;

export interface PageHeaderProps {
  title: string;
  /** Shows a back button. */
  isDeep?: boolean;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Tabs below the title. */
  children?: ReactNode;
}

/**
 * Publishes the header's height, so that scroll targets and floating controls keep clear of it. A header is expected to be as high as
 * the latest of its kind: measured after the first layout alone, each page would be styled twice.
 */
function heightPublisher() {
  let height = 0;
  return (head: HTMLElement | null) => {
    if (head === null || !('ResizeObserver' in globalThis)) return undefined;
    const { style } = document.documentElement;
    const publish = () => style.setProperty('--app-head', `${height}px`);
    if (height > 0) publish();
    const observer = new ResizeObserver(() => {
      if (head.offsetHeight === height) return;
      height = head.offsetHeight;
      publish();
    });
    observer.observe(head);
    return () => {
      observer.disconnect();
      style.removeProperty('--app-head');
    };
  };
}

const publishPlain = heightPublisher();
const publishWithTabs = heightPublisher();

/** Draws the header of a page that is a column; null: the page has the window. */
export const ColumnHeader = createContext<((props: PageHeaderProps) => ReactNode) | null>(null);

/** The header of a page: title, back button, tabs. */
export function PageHeader(props: PageHeaderProps) {
  const draw = useContext(ColumnHeader);
  return draw === null ? <StickyHeader {...props} /> : draw(props);
}

function StickyHeader({ title, isDeep = false, actions, children }: PageHeaderProps) {
  const text = useMessages(messages);
  const navigate = useNavigate();
  useTitle(title);
  const shown = cleanWords(title);
  const goBack = () => {
    // On the first history entry of the app, going back would leave it.
    const state: unknown = window.history.state;
    const isFirst = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
    void (isFirst ? navigate('/') : navigate(-1));
  };
  return (
    <div className="app-page-header" ref={children === undefined ? publishPlain : publishWithTabs}>
      <div className="app-page-title">
        {isDeep && (
          <IconButton
            className="app-back"
            label={text.back()}
            icon={<ArrowLeft size={20} aria-hidden="true" />}
            onClick={goBack}
          />
        )}
        <h1 dir="auto" title={shown.length > FITTING_LENGTH ? shown : undefined}>
          {shown}
        </h1>
        <RefreshButtonScreen />
        {actions}
      </div>
      {children}
    </div>
  );
}

/** Whether the page is a column. */
export const useIsColumn = (): boolean => useContext(ColumnHeader) !== null;

/** Sets the document's title; a column has none. */
export function useTitle(title: string): void {
  const isColumn = useIsColumn();
  useEffect(() => {
    if (!isColumn) showPageTitle(title, siteConfig().name);
  }, [title, isColumn]);
}
