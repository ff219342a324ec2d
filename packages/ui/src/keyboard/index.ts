export { recordKey, type Recording, type RecordingState } from './key-recording.js';
export { createPressListener, hasOpenModal, isForPage, type PressListenerOptions } from './press-listener.dom.js';
export { isAssignable, keysOf, pressedKey, takenBy, type ChosenKeys, type ShortcutCommand } from './shortcut-keys.js';
