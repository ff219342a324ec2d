export { cleanLabel, cleanName, cleanText } from '../text-marks/clean-name.js';
export type { RichEmoji } from './emoji.js';
export { CustomEmoji, emojify, plainName } from './emojify.js';
export type { CustomEmojiProps } from './emojify.js';
export type { RichMention, RichPlace, RichTag } from './link-target.js';
export { plainText } from './rich-tree.dom.js';
export { prepareRichText } from './sanitizer.dom.js';
export { RichText } from './rich-text.js';
export type { RichTextHrefs, RichTextProps } from './rich-text-props.js';
