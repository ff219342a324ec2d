// One file for all that follows chats after the page: several would share their code with the page's own.
export { bindChatStream } from '@rookery/chats';
export { ChatSoundScreen } from './chat-sound.screen.js';
