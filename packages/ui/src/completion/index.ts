export { createCharacterRuler, insertText, type CharacterBox, type CharacterRuler } from './caret.dom.js';
export { emojiMatcher, MOST_EMOJIS, type EmojiMatch, type EmojiMatcher, type PickableEmoji } from './emoji-matches.js';
export { createEmojiSearch } from './emoji-search.js';
export type { Suggest, SuggestFor } from './look-up.js';
export { placeBeside } from './place.dom.js';
export { tokenAt, type Token, type TokenSign } from './token.js';
export { useCompletion, type Completion, type CompletionKind } from './use-completion.js';
