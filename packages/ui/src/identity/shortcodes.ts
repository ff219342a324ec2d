export interface NameEmoji {
  readonly shortcode: string;
  readonly url: string;
}

/** Cuts a text at the `:shortcode:`s that are among `emojis`; everything else stays text. */
export function splitShortcodes(text: string, emojis: readonly NameEmoji[]): (string | NameEmoji)[] {
  if (emojis.length === 0 || !text.includes(':')) return [text];
  const known = new Map(emojis.map(emoji => [emoji.shortcode, emoji]));
  const parts: (string | NameEmoji)[] = [];
  let start = 0;
  for (const match of text.matchAll(/:([\w-]+)(?=:)/g)) {
    const emoji = known.get(match[1] ?? '');
    if (!emoji || match.index < start) continue;
    if (match.index > start) parts.push(text.slice(start, match.index));
    parts.push(emoji);
    start = match.index + match[0].length + 1;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}
