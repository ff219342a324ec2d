/** The words of a post that are selected on the page; '' where there are none, or the selection goes beyond the post. */
export function selectedWords(statusId: string, selection: Selection | null = globalThis.getSelection?.() ?? null): string {
  if (selection === null || selection.isCollapsed) return '';
  const isInside = (node: Node | null): boolean => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.closest('[data-status-id]')?.getAttribute('data-status-id') === statusId;
  };
  return isInside(selection.anchorNode) && isInside(selection.focusNode) ? selection.toString() : '';
}
