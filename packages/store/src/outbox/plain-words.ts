const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/** The text of a server's HTML. Blocks and line breaks become spaces. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(script|style)(?=[\s/>])[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<\/?(?:p|br|div|li|ul|ol|blockquote|pre|h[1-6])\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}

/** The letters and digits of a plain text. Servers change its line breaks and shorten the handles of mentions. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(?<=@[\w.-]+)@[\w.-]+/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}@]+/gu, ' ')
    .trim();
}

/** The letters and digits of a status's content. */
export const wordsOfHtml = (html: string): string => wordsOf(textOfHtml(html));
