import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary, RenderErrorContext } from '../error-boundary/error-boundary.js';
import { MessagesProvider } from '../i18n/messages-provider.js';
import type { Catalogues } from '../i18n/load-catalogue.js';
import type { Translations } from '../i18n/messages.js';
import { LayerContainer } from '../layer/layer-container.js';
import { NotifyProvider } from '../toast/notify.js';
import { createToastQueue, type Notice } from '../toast/toast-queue.js';
import { ToastRegion } from '../toast/toast-region.js';
import type { DisplayAttributes } from './display-attributes.js';
import { useElementTexts } from './use-element-texts.js';

export interface ElementFrameProps {
  /** Added to the classes of the frame. */
  className: string;
  display: DisplayAttributes;
  /** The value of `data-layout`. */
  layout?: string | undefined;
  translations: Translations;
  /** The texts of the element in each language, with those of this package. Stable. */
  catalogues: Catalogues;
  /** Rendering failed, or a toast reports an error; then `cause` is null. Stable. */
  onError(message: string, cause: unknown): void;
  /** Rendered in place of the children after rendering them has failed. */
  renderFailure(retry: () => void): ReactNode;
  children: ReactNode;
}

/** Around everything in an element: its theme, language and direction, its toasts, and a guard that keeps errors of rendering inside. */
export function ElementFrame(props: ElementFrameProps) {
  const { className, display, layout, translations, catalogues, onError, renderFailure, children } = props;
  const { locale, direction, theme } = display;
  const texts = useElementTexts(locale, translations, catalogues);
  const [toasts] = useState(() => createToastQueue());
  const onNotify = useMemo(
    () => (notice: Notice) => {
      toasts.add(notice);
      if (notice.kind === 'error') onError(notice.text, null);
    },
    [toasts, onError],
  );
  const onRenderError = useCallback((error: unknown) => onError(String(error), error), [onError]);
  return (
    <div
      className={`rk-app ${className}`}
      lang={locale}
      dir={direction}
      data-theme={theme === 'auto' ? undefined : theme}
      data-layout={layout}
    >
      <MessagesProvider locale={locale} translations={texts}>
        <NotifyProvider onNotify={onNotify}>
          <RenderErrorContext.Provider value={onRenderError}>
            <LayerContainer>
              <ErrorBoundary renderFailure={renderFailure}>{children}</ErrorBoundary>
            </LayerContainer>
          </RenderErrorContext.Provider>
          <ToastRegion queue={toasts} />
        </NotifyProvider>
      </MessagesProvider>
    </div>
  );
}
