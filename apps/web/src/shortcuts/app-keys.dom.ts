import { focusCurrentRow, pressFocusedRow, runFeedCommand, runFeedPattern, type FeedRegistry } from '@rookery/timeline';
import { createPressListener, hasOpenModal } from '@rookery/ui/keyboard';
import type { NavigateFunction } from 'react-router-dom';
import { columnHost } from '../shell/column-host.js';
import { closePalette, openPalette, paletteRequest } from '../shell/palette-request.dom.js';
import { fromPage, leavePage } from '../routing/from-page.dom.js';
import type { Settings } from '../settings/settings.js';
import { commands, isPlace, placeHref, placesOf, type Command, type PageFeatures } from './app-commands.js';

/** The page that keys act on. */
export interface AppKeysContext {
  readonly feeds: FeedRegistry;
  readonly settings: Pick<Settings, 'shortcutsOn' | 'shortcutKeys'>;
  /** Visitors have no single-key shortcuts (HINT-01). */
  readonly isSignedIn: boolean;
  /** Null while it is unknown. */
  readonly ownAcct: string | null;
  readonly features: PageFeatures;
  readonly navigate: NavigateFunction;
  showLegend(): void;
  newPost(): void;
  /** The current row does not offer a command that was pressed. */
  onRefused(id: Command['id'], event: KeyboardEvent): void;
  /** Whether a modal is open, or its code is still loading: then no key acts on the page. */
  hasModal(): boolean;
}

const hasSingleKeys = (current: AppKeysContext | null): boolean =>
  current !== null && current.isSignedIn && current.settings.shortcutsOn;

const runAlways = (current: AppKeysContext, event: KeyboardEvent): boolean =>
  runFeedPattern(current.feeds, event) || (!hasSingleKeys(current) && pressFocusedRow(current.feeds, event));

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Runs a command. False where the page, or the current row of the list of `target`, does not offer it. */
export function runCommand(current: AppKeysContext, id: Command['id'], target: EventTarget | null): boolean {
  if (id === 'search' && focusSearch()) return true;
  if (isPlace(id)) {
    const href = placeHref(id, placesOf(current.ownAcct, current.features));
    if (href !== null) fromPage(() => void current.navigate(href));
    return href !== null;
  }
  const columns = columnHost.get();
  switch (id) {
    case 'newPost':
      current.newPost();
      return true;
    case 'showKeys':
      current.showLegend();
      return true;
    case 'goBack':
      fromPage(() => leavePage(current.navigate));
      return true;
    case 'palette':
      openPalette({ wants: 'command' });
      return true;
    case 'addColumn':
      openPalette({ wants: 'column' });
      return true;
    case 'columnLeft':
    case 'columnRight':
      columns?.focusBeside(id === 'columnLeft' ? -1 : 1);
      return columns !== null;
    default:
      return runFeedCommand(current.feeds, id, listAt(target));
  }
}

/** The place of a list that keys act in: in columns, that of the column with the focus, else of the one that had it last. */
export const listAt = (target: EventTarget | null): EventTarget | null => columnHost.get()?.listAt(target) ?? target;

/** Control+K, or Command+K, by the position of the key where the script is not Latin. */
const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key?.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)));

/** The listener for the keys of the app and of lists: with one table, a sequence and a single key never both act. */
export function createAppListener(context: { readonly current: AppKeysContext | null }): (event: KeyboardEvent) => void {
  const run = (id: Command['id'], event: KeyboardEvent): boolean => {
    const { current } = context;
    if (current === null) return false;
    if (runCommand(current, id, event.target)) return true;
    current.onRefused(id, event);
    return false;
  };
  const listener = createPressListener<Command>(() => ({
    commands,
    chosen: context.current?.settings.shortcutKeys ?? {},
    isOn: hasSingleKeys(context.current),
    runAlways: event => context.current !== null && runAlways(context.current, event),
    run,
  }));
  return event => {
    if (context.current?.hasModal() === true) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      if (paletteRequest.get() !== null) closePalette();
      else if (!hasOpenModal()) openPalette({ wants: 'command' });
      return;
    }
    if (event.key === 'Escape') leaveField(event, context.current?.feeds ?? null);
    else listener(event);
  };
}

/** Focuses the search field of the page. False when it has none. */
function focusSearch(): boolean {
  const field = searchField();
  field?.focus();
  return field !== null;
}

export function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('input[type="search"], [role="search"] input, [role="searchbox"]');
}

/** Escape moves the focus from a field to the current row, unless the field or a dialog uses the key itself. */
function leaveField(event: KeyboardEvent, feeds: FeedRegistry | null): void {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement) || !target.matches(FIELDS)) return;
  if (target.closest('[role="dialog"], [role="alertdialog"], dialog') !== null) return;
  target.blur();
  if (feeds !== null) focusCurrentRow(feeds, listAt(target));
}
