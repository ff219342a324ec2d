export { FollowButton, type FollowButtonProps } from './follow-button.js';
export { FollowButtonScreen, type FollowButtonScreenProps } from './follow-button.screen.js';
export { followState, type FollowOptions, type FollowState } from './follow-state.js';
export { useFollow } from './use-follow.js';
