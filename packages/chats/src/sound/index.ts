export { playMessageSound } from './message-sound.dom.js';
export { useMessageSound } from './use-message-sound.js';
