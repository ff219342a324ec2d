import type { PickerEmoji } from './picker-rows.js';

/** The text that inserts an emoji at the caret: servers see a shortcode only between spaces. */
export function insertedEmoji(textBefore: string, { text, url }: PickerEmoji): string {
  if (url === null) return text;
  return `${textBefore === '' || /\s$/.test(textBefore) ? '' : ' '}${text} `;
}
