import '@rookery/timeline/reactions.css';

export { ReactionPickerScreen } from '@rookery/timeline/reactions';
