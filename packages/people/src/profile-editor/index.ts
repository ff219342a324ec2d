export { OwnTags } from './own-tags.js';
export { ProfileEditScreen } from './profile-edit.screen.js';
