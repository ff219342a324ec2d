export { Modal } from './modal.js';
export type { ModalProps } from './modal.js';
export type { CloseReason } from '../layer/leave-layers.dom.js';
