/** Scrolls a row sideways, and nothing around it, until one of its children is in view with a margin of half its width where there is room. */
export function showInRow(row: Element, child: Element): void {
  const view = row.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  const margin = box.width / 2;
  const before = box.left - margin - view.left;
  const after = box.right + margin - view.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
