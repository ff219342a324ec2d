/** A press of a key, as its event describes it. */
export interface TypedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** An input method is composing. */
  readonly isComposing: boolean;
  /** The key is held. */
  readonly repeat: boolean;
  getModifierState(name: 'AltGraph'): boolean;
}

/** Keys that are named instead of printed: `Shift`, `F5`, `ArrowUp`. Some layouts print several characters with one key. */
const NAMED_KEY = /^[A-Z]\w+$/;

/** The text after a press; null when the key is a shortcut or prints nothing. */
export function textAfterKey(text: string, press: TypedKey): string | null {
  const { key, isComposing } = press;
  // AltGr prints characters, and Windows reports it as Ctrl with Alt.
  const isShortcut = (press.ctrlKey || press.altKey || press.metaKey) && !press.getModifierState('AltGraph');
  if (isComposing || isShortcut) return null;
  if (key === 'Backspace') return text.replace(/.$/su, '');
  if (key === 'Enter') return `${text}\n`;
  return NAMED_KEY.test(key) ? null : text + key;
}

/**
 * The text that is typed between a command and the moment its composer is ready. The text of an opening that failed waits for the next
 * composer of its subject: the identity of the post that the command begins.
 */
export interface TypedAhead {
  /** Collects keys from now on. Escape calls `onCancel`. */
  begin(subject: string, onCancel: () => void): void;
  /** Ends collecting. Its text is kept. */
  end(): void;
  /** The text for a composer that is ready. Ends collecting for it. */
  take(subject: string): string;
  /** The texts that wait, by their subjects. */
  waiting(): readonly (readonly [subject: string, text: string])[];
  /** Adds texts that waited before the page was loaded anew. A text that waits now stays. */
  restore(texts: ReturnType<TypedAhead['waiting']>): void;
  /** Forgets all texts: another account is shown. */
  clear(): void;
  isCollecting(): boolean;
  /** How many presses were collected so far. */
  pressCount(): number;
  /** Returns whether the press was collected, and belongs to nothing else. */
  press(press: TypedKey): boolean;
}

export function createTypedAhead(): TypedAhead {
  const texts = new Map<string, string>();
  let current: { readonly subject: string; readonly onCancel: () => void } | null = null;
  let heldKey = '';
  let pressCount = 0;
  return {
    begin(subject, onCancel) {
      current = { subject, onCancel };
      heldKey = '';
    },
    end() {
      current = null;
    },
    take(subject) {
      const text = texts.get(subject) ?? '';
      texts.delete(subject);
      if (current?.subject === subject) current = null;
      return text;
    },
    waiting: () => [...texts],
    restore(earlier) {
      for (const [subject, text] of earlier) if (!texts.has(subject)) texts.set(subject, text);
    },
    clear() {
      texts.clear();
      current = null;
    },
    isCollecting: () => current !== null,
    pressCount: () => pressCount,
    press(press) {
      if (current === null) return false;
      const { subject, onCancel } = current;
      if (press.key === 'Escape' && !press.isComposing) {
        current = null;
        texts.delete(subject);
        onCancel();
        return true;
      }
      const text = textAfterKey(texts.get(subject) ?? '', press);
      if (text === null) return false;
      // The key of the command may be held: its repetitions are no text.
      if (press.repeat && press.key !== heldKey) return true;
      heldKey = press.key;
      pressCount += 1;
      texts.set(subject, text);
      return true;
    },
  };
}
