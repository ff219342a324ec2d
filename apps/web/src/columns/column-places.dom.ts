/** The columns in their order on the page. */
const columnsIn = (deck: HTMLElement): HTMLElement[] => [...deck.querySelectorAll<HTMLElement>(':scope > .app-deck-column')];

/** The column that holds the node, else the current one, else the first. */
export function columnAt(deck: HTMLElement, node: EventTarget | null): HTMLElement | null {
  const columns = columnsIn(deck);
  const holder = node instanceof Node ? columns.find(column => column.contains(node)) : undefined;
  return holder ?? columns.find(column => column.dataset['current'] !== undefined) ?? columns[0] ?? null;
}

/** The column beside another one. @param step -1: on its left. Null at the edge. */
export function columnOnSide(deck: HTMLElement, column: HTMLElement, step: -1 | 1): HTMLElement | null {
  const forward = getComputedStyle(deck).direction === 'rtl' ? -1 : 1;
  const columns = columnsIn(deck);
  return columns[columns.indexOf(column) + step * forward] ?? null;
}

export const columnOf = (deck: HTMLElement, id: string): HTMLElement | null =>
  columnsIn(deck).find(column => column.dataset['reorderId'] === id) ?? null;

/** Its list, if it has one. */
export const listIn = (column: HTMLElement): HTMLElement | null =>
  column.querySelector<HTMLElement>('[role="feed"], [role="list"]');

export const scrollerIn = (column: HTMLElement): HTMLElement | null => column.querySelector<HTMLElement>('.app-column-scroller');

/** Brings a column into view, beside those that are. */
export function showColumn(column: HTMLElement, isSmooth: boolean): void {
  column.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isSmooth ? 'smooth' : 'instant' });
}

/**
 * Remembers how far everything inside is scrolled: an element that is moved in the document is scrolled to its top. Returns a function that scrolls it
 * back.
 */
export function keepScrolled(deck: HTMLElement): () => void {
  const scrolled = [...deck.querySelectorAll<HTMLElement>('*')].filter(({ scrollTop }) => scrollTop > 0);
  const tops = scrolled.map(({ scrollTop }) => scrollTop);
  return () => scrolled.forEach((element, index) => (element.scrollTop = tops[index] ?? 0));
}
