export { featuredTagOf, featuredTagsQuery, ownFeaturedTagsQuery, toggleFeaturedMutation } from './featured-tags.data.js';
export { FollowListScreen, type FollowListScreenProps } from './follow-list.screen.js';
export { ProfileHeaderScreen, type ProfileHeaderScreenProps } from './profile-header.screen.js';
export { ProfileSkeleton } from './profile-header.js';
export { profileMessages } from './profile-messages.js';
export { ProfileScreen, type ProfileScreenProps, type ProfileTab } from './profile.screen.js';
export { useProfileParts, type ProfileParts } from './use-profile-parts.js';
