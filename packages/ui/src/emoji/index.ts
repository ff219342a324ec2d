export { loadNamedEmojis } from './emoji-names.js';
export { allNativeEmojis, nativeEmojis, withTone, type EmojiGroup, type NativeEmoji, type SkinTone } from './native-emojis.js';
