import type { CustomEmoji } from '@rookery/api-client';
import type { EmojiGroup, NativeEmoji, SkinTone } from '@rookery/ui/emoji';

/** An emoji in the picker. */
export interface PickerEmoji {
  /** The text that is inserted: the emoji itself, or a shortcode with colons. */
  readonly text: string;
  readonly label: string;
  /** The picture of a custom emoji; null for a native one. */
  readonly url: string | null;
}

/** `title`: a group or category; a category of the server has its own name. */
export interface PickerSection {
  readonly id: string;
  readonly title: { readonly key: EmojiGroup | 'recent' | 'custom' } | { readonly name: string };
  readonly emojis: readonly PickerEmoji[];
}

/** A row of the grid. `start`: number of its first emoji among all. `top` and `height` in px. */
export type PickerRow = { readonly top: number; readonly height: number } & (
  | { readonly kind: 'title'; readonly section: PickerSection }
  | { readonly kind: 'emojis'; readonly start: number; readonly emojis: readonly PickerEmoji[] }
);

export const COLUMNS = 8;
const ROW_PX = 40;
const TITLE_PX = 32;

export const customPickerEmoji = ({ shortcode, static_url }: CustomEmoji): PickerEmoji => ({
  text: `:${shortcode}:`,
  label: shortcode,
  url: static_url,
});

/** @param inTone Returns the emoji in a skin tone. */
export function nativePickerEmoji(
  emoji: NativeEmoji,
  tone: SkinTone,
  inTone: (emoji: NativeEmoji, tone: SkinTone) => string,
): PickerEmoji {
  return { text: inTone(emoji, tone), label: emoji.label, url: null };
}

/** The server's visible emoji by category, in the order of the server; those without a category first. */
export function customSections(custom: readonly CustomEmoji[]): PickerSection[] {
  const categories = new Map<string, CustomEmoji[]>();
  for (const emoji of custom) {
    if (!emoji.visible_in_picker) continue;
    const category = emoji.category ?? '';
    categories.set(category, [...(categories.get(category) ?? []), emoji]);
  }
  const plain = categories.get('') ?? [];
  categories.delete('');
  return [
    { id: 'custom', title: { key: 'custom' as const }, emojis: plain.map(customPickerEmoji) },
    ...[...categories].map(([name, emojis]) => ({
      id: `custom ${name}`,
      title: { name },
      emojis: emojis.map(customPickerEmoji),
    })),
  ].filter(({ emojis }) => emojis.length > 0);
}

/** The rows of sections, top down. */
export function pickerRows(sections: readonly PickerSection[]): readonly PickerRow[] {
  const rows: PickerRow[] = [];
  let top = 0;
  let start = 0;
  for (const section of sections) {
    rows.push({ kind: 'title', section, top, height: TITLE_PX });
    top += TITLE_PX;
    for (let at = 0; at < section.emojis.length; at += COLUMNS) {
      const emojis = section.emojis.slice(at, at + COLUMNS);
      rows.push({ kind: 'emojis', start, emojis, top, height: ROW_PX });
      top += ROW_PX;
      start += emojis.length;
    }
  }
  return rows;
}

/** The rows in a part of the grid, with as many px above and below. */
export function rowsWithin(rows: readonly PickerRow[], top: number, height: number, margin = height): readonly PickerRow[] {
  return rows.filter(row => row.top + row.height >= top - margin && row.top <= top + height + margin);
}

export type PickerKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** The number of the emoji that a key moves to; null: above the first row, in the search field. `current` null: in the search field. */
export function movedTo(
  rows: readonly PickerRow[],
  current: number | null,
  key: PickerKey,
  direction: 'ltr' | 'rtl',
): number | null {
  const lines = rows.filter(row => row.kind === 'emojis');
  const line = lines.findIndex(({ start, emojis }) => current !== null && current >= start && current < start + emojis.length);
  const here = lines[line];
  if (current === null || here === undefined)
    return key === 'ArrowDown' || key === 'ArrowRight' ? (lines[0]?.start ?? null) : null;
  const last = lines.at(-1);
  const end = last === undefined ? 0 : last.start + last.emojis.length - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isForward = (key === 'ArrowRight') === (direction === 'ltr');
      return isForward ? Math.min(end, current + 1) : Math.max(0, current - 1);
    }
    case 'Home':
      return here.start;
    case 'End':
      return here.start + here.emojis.length - 1;
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = lines[line + (key === 'ArrowUp' ? -1 : 1)];
      if (next === undefined) return key === 'ArrowUp' ? null : current;
      return next.start + Math.min(current - here.start, next.emojis.length - 1);
    }
  }
}

/** The row with an emoji; undefined without one. */
export function rowOf(rows: readonly PickerRow[], index: number) {
  return rows.find(row => row.kind === 'emojis' && index >= row.start && index < row.start + row.emojis.length);
}

export function emojiAt(rows: readonly PickerRow[], index: number | null): PickerEmoji | null {
  if (index === null) return null;
  const row = rowOf(rows, index);
  return row?.kind === 'emojis' ? (row.emojis[index - row.start] ?? null) : null;
}

/** Emoji that were used, newest first, each once. */
export const MOST_RECENT = 16;

export function withRecent(recent: readonly PickerEmoji[], used: PickerEmoji): readonly PickerEmoji[] {
  return [used, ...recent.filter(({ text }) => text !== used.text)].slice(0, MOST_RECENT);
}
