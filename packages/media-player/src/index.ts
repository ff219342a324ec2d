export { FRAME_SECONDS, SEEK_STEP_SECONDS, requestForKey, type KeyPress, type PlayerRequest } from './keymap.js';
export { timeText } from './time-text.js';
