export { AboutScreen } from './about.screen.js';
export { AnnouncementsScreen } from './announcements.screen.js';
export { aboutMessages } from './messages.js';
