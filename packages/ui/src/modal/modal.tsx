import { X } from 'lucide-react';
import { Dialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { useId, type ReactNode } from 'react';
import { AriaScope } from '../aria/aria-scope.js';
import { IconButton } from '../button/icon-button.js';
import { PartBoundary } from '../error-boundary/part-boundary.js';
import { useMessages } from '../i18n/messages-provider.js';
import type { CloseReason } from '../layer/leave-layers.dom.js';
import { useLayer } from '../layer/use-layer.js';
import { useLayerPlace } from '../layer/use-layer-place.js';
import { useOpenings } from '../layer/use-openings.js';
import { messages } from '../messages.js';
import { DialogBody } from './dialog-body.js';

export interface ModalProps {
  /** Whether the modal is shown. */
  isOpen: boolean;
  /**
   * Called on Escape, a press outside, the close button and going back, and with `navigate` when the reader follows a link out of the
   * modal. A modal that stays open after `dismiss` keeps its history entry.
   */
  onClose: (reason: CloseReason) => void;
  /** The heading and accessible name. */
  title: string;
  /** The body. It scrolls where it is too long. */
  children: ReactNode;
  /** Buttons in the footer. */
  actions?: ReactNode;
  /** An `alertdialog` needs an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /**
   * `screen` fills the viewport on a dark background, for images and video; `editor` fills it below 700 px, begins near the top above that,
   * and has its close button at the start. @default 'card'
   */
  layout?: 'card' | 'screen' | 'editor';
  /** Content beside the close button. */
  headerActions?: ReactNode;
  /**
   * Inside a `LayerHistoryProvider`: an entry of its own; the entry of the page below, because links inside lead away (MOD-02), where going
   * back closes the modal all the same; or none, because the router has one for the modal. @default 'own'
   */
  historyEntry?: 'own' | 'shared' | 'none';
  /** Another modal lies over this one: it stays mounted and is not shown. @default false @selector [data-covered] */
  isCovered?: boolean;
  /** False: no close button, and neither Escape nor a press outside closes it. @default true */
  isDismissable?: boolean;
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
  historyEntry = 'own',
  isCovered = false,
  isDismissable = true,
}: ModalProps) {
  const text = useMessages(messages);
  const id = useId();
  const openings = useOpenings(isOpen);
  const place = useLayerPlace();
  useLayer(isOpen && historyEntry !== 'none', onClose, historyEntry === 'shared' ? 'shared' : 'own');
  const close = isDismissable && (
    <IconButton
      label={text.close()}
      icon={<X size={20} strokeWidth={1.85} aria-hidden="true" />}
      onClick={() => onClose('dismiss')}
    />
  );
  return (
    <AriaScope>
      <ModalOverlay
        {...place}
        className={layout === 'card' ? 'rk-modal-overlay' : `rk-modal-overlay rk-modal-${layout}`}
        data-covered={isCovered || undefined}
        isOpen={isOpen}
        isDismissable={isDismissable && role === 'dialog'}
        isKeyboardDismissDisabled={!isDismissable}
        onOpenChange={isOpenNow => {
          if (!isOpenNow) onClose('dismiss');
        }}
      >
        <AriaModal className="rk-modal">
          <Dialog
            key={openings}
            className="rk-dialog"
            role={role}
            // By ids of our own: React Aria looks for a heading with its id in the document alone, not in a shadow root.
            aria-labelledby={`${id}-title`}
            aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
          >
            <header className="rk-dialog-header">
              {layout === 'editor' && close}
              <h2 id={`${id}-title`}>{title}</h2>
              <PartBoundary isQuiet>{headerActions}</PartBoundary>
              {layout !== 'editor' && close}
            </header>
            <DialogBody id={`${id}-body`}>{children}</DialogBody>
            {actions && (
              <footer className="rk-dialog-actions">
                <PartBoundary>{actions}</PartBoundary>
              </footer>
            )}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaScope>
  );
}
