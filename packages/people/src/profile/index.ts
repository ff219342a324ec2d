export { featuredTagOf, featuredTagsQuery, ownFeaturedTagsQuery, toggleFeaturedMutation } from './featured-tags.data.js';
export { profilePartMessages } from './messages.js';
export { isForFollowers, postsGate, type PostsGate } from './profile-facts.js';
export { ProfileHeaderScreen, type ProfileHeaderScreenProps } from './profile-header.screen.js';
export { ProfileSkeleton } from './profile-header.js';
export { profileMessages } from './profile-messages.js';
export { Gate, IncompleteHistory, type GateProps } from './profile-states.js';
export { useProfileParts, type ProfileParts } from './use-profile-parts.js';
