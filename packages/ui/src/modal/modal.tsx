import { X } from 'lucide-react';
import { Dialog, Heading, I18nProvider, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.js';
import { useLocale, useMessages } from '../i18n/messages-provider.js';
import { useLayer } from '../layer/use-layer.js';
import { messages } from '../messages.js';

export interface ModalProps {
  isOpen: boolean;
  /** Called on Escape, a press outside, or the close button. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons in the footer. */
  actions?: ReactNode;
  /** An `alertdialog` needs an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** `screen` fills the viewport on a dark background, for images and video. @default 'card' */
  layout?: 'card' | 'screen';
  /** Content beside the close button. */
  headerActions?: ReactNode;
  /** The modal is shown by a history entry of the router already: a `LayerHistoryProvider` adds none. @default false */
  isHistoryEntry?: boolean;
}

/**
 * A modal dialog: fades in and out, traps the focus and returns it on close (MOD-04). Inside a `LayerHistoryProvider` going back closes it
 * (MOD-03).
 */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  layout = 'card',
  headerActions,
  isHistoryEntry = false,
}: ModalProps) {
  const { locale } = useLocale();
  const text = useMessages(messages);
  useLayer(isOpen && !isHistoryEntry, onClose);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={layout === 'screen' ? 'rk-modal-overlay rk-modal-screen' : 'rk-modal-overlay'}
        isOpen={isOpen}
        isDismissable={role === 'dialog'}
        onOpenChange={isOpenNow => {
          if (!isOpenNow) onClose();
        }}
      >
        <AriaModal className="rk-modal">
          <Dialog className="rk-dialog" role={role}>
            <header className="rk-dialog-header">
              <Heading slot="title">{title}</Heading>
              {headerActions}
              <IconButton label={text.close()} icon={<X size={20} strokeWidth={1.85} aria-hidden="true" />} onClick={onClose} />
            </header>
            <div className="rk-dialog-body">{children}</div>
            {actions && <footer className="rk-dialog-actions">{actions}</footer>}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}
