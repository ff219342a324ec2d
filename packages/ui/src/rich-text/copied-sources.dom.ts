const watched = new WeakSet<Node>();
const FORMULA = '.rk-formula';
const BLOCKS = 'p, div, pre, blockquote, li, summary, article, section, header, h1, h2, h3';

/** From now on, what is copied in this document or shadow root has formulas as their sources. A selection without any is left to the browser. */
export function copySources(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  root.addEventListener('copy', event => {
    const { clipboardData, defaultPrevented } = event as ClipboardEvent;
    const text = defaultPrevented ? null : selectedText(selectionIn(root));
    if (text === null || clipboardData === null) return;
    clipboardData.setData('text/plain', text);
    event.preventDefault();
  });
}

/** Chromium has a selection for each shadow root. */
function selectionIn(root: Node): Selection | null {
  const { getSelection } = root as { getSelection?: () => Selection | null };
  return getSelection?.call(root) ?? globalThis.getSelection();
}

/** The selected text with the sources of its formulas; null without one. A formula that is selected in part is copied whole. */
export function selectedText(selection: Selection | null): string | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const first = formulaAround(range.startContainer);
  const last = formulaAround(range.endContainer);
  if (first !== null) range.setStartBefore(first);
  if (last !== null) range.setEndAfter(last);
  const copied = range.cloneContents();
  const formulas = copied.querySelectorAll<HTMLElement>(FORMULA);
  if (formulas.length === 0) return null;
  for (const formula of formulas) formula.replaceWith(formula.dataset['source'] ?? '');
  for (const line of copied.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of copied.querySelectorAll(BLOCKS)) block.append('\n\n');
  return (copied.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

function formulaAround(node: Node): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(FORMULA) ?? null;
}
