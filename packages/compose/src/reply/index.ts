export { InlineReplyScreen, type InlineReplyProps, type InlineReplyScreenProps } from './inline-reply.screen.js';
export { ReplyFieldScreen, type ReplyFieldScreenProps } from './reply-field.screen.js';
