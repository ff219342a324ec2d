export { useMessageSound } from './use-message-sound.js';
