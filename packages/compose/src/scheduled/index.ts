export { ScheduledScreen } from './scheduled.screen.js';
