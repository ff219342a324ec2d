import '@rookery/compose/reactions.css';

export { ReactionPickerScreen } from '@rookery/compose/reactions';
