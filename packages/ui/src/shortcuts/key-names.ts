import type { keyboardMessages } from './messages.js';

type KeyText = keyof (typeof keyboardMessages)['texts'];

const names: ReadonlyMap<string, KeyText> = new Map(
  Object.entries({
    Enter: 'enter',
    Backspace: 'backspace',
    ArrowUp: 'arrowUp',
    ArrowDown: 'arrowDown',
    ArrowLeft: 'arrowLeft',
    ArrowRight: 'arrowRight',
    PageUp: 'pageUp',
    PageDown: 'pageDown',
    Home: 'home',
    End: 'end',
    Delete: 'delete',
    Insert: 'insert',
  }),
);

/** The label of a key: its character, or its name in the reader's language. */
export function keyName(key: string, text: Readonly<Record<KeyText, (values?: never) => string>>): string {
  const name = names.get(key);
  return name === undefined ? key : text[name]();
}
