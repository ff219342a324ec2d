export { Modal } from './modal.js';
export type { ModalProps } from './modal.js';
