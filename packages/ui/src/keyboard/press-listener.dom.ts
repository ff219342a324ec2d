import {
  createBindings,
  pressedKey,
  pressKey,
  type BegunSequence,
  type ChosenKeys,
  type ShortcutCommand,
} from './shortcut-keys.js';

export interface PressListenerOptions<Command extends ShortcutCommand> {
  commands: readonly Command[];
  chosen: ChosenKeys;
  /** False: only `runAlways` gets the event. */
  isOn: boolean;
  /** Tried first, whatever the settings. Returns whether it handled the event. */
  runAlways(event: KeyboardEvent): boolean;
  /** Returns whether the command ran. Then the default action of the key is prevented. */
  run(id: Command['id'], event: KeyboardEvent): boolean;
}

/** Elements that handle keys themselves: fields, players, menus. */
const OWN_KEYS =
  '.rk-player, input, textarea, select, video, audio, [role="slider"], [role="menu"], [role="listbox"], [role="combobox"], [role="textbox"], [role="searchbox"], [role="spinbutton"], [role="grid"], [role="tree"]';
const OWN_ARROWS = '[role="tab"], [role="radio"], [role="toolbar"]';
const OWN_ENTER = 'a, button, summary, label, [role="button"], [role="link"], [role="switch"], [role="checkbox"]';
/** Those that fade after their end are closed. */
const OPEN_MODALS =
  ':is(:is([role="dialog"], [role="alertdialog"], dialog[open]):not([aria-modal="false"]), [role="menu"]):not([data-exiting], [data-exiting] *)';

/** Whether a dialog or a menu is open: it has the keys. */
export const hasOpenModal = (): boolean => document.querySelector(OPEN_MODALS) !== null;

/** Whether a key press is for the page, and not for the focused element or an open dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (hasOpenModal()) return false;
  if (!(target instanceof Element)) return true;
  if (
    (target instanceof HTMLElement && target.isContentEditable) ||
    target.closest('[contenteditable=""], [contenteditable="true"]')
  )
    return false;
  if (target.closest(OWN_KEYS) !== null) return false;
  if (key.startsWith('Arrow') && target.closest(OWN_ARROWS) !== null) return false;
  return key !== 'Enter' || target.closest(OWN_ENTER) === null;
}

/** A `keydown` listener that runs the commands of keys and two-key sequences. `read` gives the current options. */
export function createPressListener<Command extends ShortcutCommand>(
  read: () => PressListenerOptions<Command>,
): (event: KeyboardEvent) => void {
  let sequence: BegunSequence | null = null;
  return event => {
    if (event.defaultPrevented || !isForPage(event)) return;
    const { commands, chosen, isOn, runAlways, run } = read();
    if (runAlways(event)) {
      event.preventDefault();
      return;
    }
    const key = isOn ? pressedKey(event) : null;
    if (key === null || /^(Shift|CapsLock|Dead|Unidentified)$/.test(key)) return;
    const result = pressKey(createBindings(commands, chosen), sequence, key, event.timeStamp);
    ({ sequence } = result);
    if (result.command === null) return;
    if (event.repeat && commands.find(({ id }) => id === result.command)?.repeats !== true) return;
    if (run(result.command, event)) event.preventDefault();
  };
}
