/* The picker of reactions. */
export { ReactionPickerScreen, type ReactionPickerProps } from './reaction-picker.screen.js';
