import type { ReactNode } from 'react';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, a press outside, or the close button. */
  onClose: () => void;
  /** Its heading and its name. */
  title: string;
  children: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** An `alertdialog` waits for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** A `screen` fills the whole page, on a dark ground: for pictures and films. @default 'card' */
  layout?: 'card' | 'screen';
  /** Beside the close button. */
  headerActions?: ReactNode;
}
