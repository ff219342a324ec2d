/** Keys that are for what is around a field, too: dialogs close by them, and keep the focus inside. */
const FOR_THE_PAGE = /^(Escape|Tab|F\d+)$/;

/**
 * Keeps the keys that are pressed in the fields of a shadow root inside. Outside, their events seem to come from its element, which is no field:
 * a page would take typed letters for its keyboard shortcuts. Combinations with Control or Command reach the page.
 */
export function keepTypedKeys(root: ShadowRoot): void {
  const keep = (event: KeyboardEvent): void => {
    // AltGr types characters, and is Control and Alt on some systems.
    const isCombination = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCombination || FOR_THE_PAGE.test(event.key)) return;
    if ((event.target as Element).closest('input, textarea, select') !== null) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keep as EventListener);
}
