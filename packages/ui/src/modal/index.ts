export { Modal } from './modal.js';
export type { ModalProps } from './modal.js';
export { QuestionModal } from './question-modal.js';
export type { QuestionModalProps } from './question-modal.js';
export type { CloseReason } from '../layer/leave-layers.dom.js';
