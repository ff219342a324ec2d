/** The words of a post that are selected on the page; '' where there are none, or the selection goes beyond the post. */
export function selectedWords(statusId: string): string {
  const selection = getSelection();
  const isInside = (node: Node | null | undefined): boolean =>
    node?.parentElement?.closest<HTMLElement>('[data-status-id]')?.dataset['statusId'] === statusId;
  return isInside(selection?.anchorNode) && isInside(selection?.focusNode) ? String(selection) : '';
}
