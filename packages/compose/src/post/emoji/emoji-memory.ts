import type { SkinTone } from '@rookery/ui/emoji';
import type { PickerEmoji } from './picker-rows.js';

/** The key in the browser's local storage begins with this; the account follows. */
const EMOJI_KEY = 'rookery:emoji:';

export interface EmojiMemory {
  readonly recent: readonly PickerEmoji[];
  readonly tone: SkinTone;
}

const nothing: EmojiMemory = { recent: [], tone: 0 };
const tones: readonly unknown[] = [0, 1, 2, 3, 4, 5];

/** Recent emoji and skin tone of an account. Damaged data counts as none. */
export function readEmojiMemory(storage: Pick<Storage, 'getItem'> | null, account: string): EmojiMemory {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(EMOJI_KEY + account) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const { recent, tone } = stored as { recent?: unknown; tone?: unknown };
    return {
      recent: Array.isArray(recent) ? recent.filter(isPickerEmoji) : [],
      tone: tones.includes(tone) ? (tone as SkinTone) : 0,
    };
  } catch {
    return nothing;
  }
}

/** Without room or permission nothing is remembered. */
export function writeEmojiMemory(storage: Pick<Storage, 'setItem'> | null, account: string, memory: EmojiMemory): void {
  try {
    storage?.setItem(EMOJI_KEY + account, JSON.stringify(memory));
  } catch {
    // The choice holds until the page closes.
  }
}

function isPickerEmoji(value: unknown): value is PickerEmoji {
  if (typeof value !== 'object' || value === null) return false;
  const { text, label, url } = value as Partial<Record<keyof PickerEmoji, unknown>>;
  return typeof text === 'string' && text.length < 100 && typeof label === 'string' && (url === null || typeof url === 'string');
}
