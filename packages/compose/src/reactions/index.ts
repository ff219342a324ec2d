/* The picker of reactions, and its place on a page. */
export { ReactionPickerScreen, type ReactionPickerProps } from './reaction-picker.screen.js';
export { useReactionPicker } from './use-reaction-picker.js';
