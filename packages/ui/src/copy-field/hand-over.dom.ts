/*
 * The clipboard and the share sheet, which hand a text to the rest of the system. Both are missing outside secure contexts, and a frame may
 * not use them where its page does not allow it.
 */

/**
 * Whether the page has a function, and the page around its frame lets it be used, where the browser says so: a use that is refused is
 * reported in the console.
 */
function isAllowed(read: () => unknown, feature: string): boolean {
  try {
    const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
    return typeof read() === 'function' && featurePolicy?.allowsFeature(feature) !== false;
  } catch {
    return false;
  }
}

/** Whether the page may write to the clipboard, as far as the browser says. */
export function canCopy(): boolean {
  return isAllowed(() => navigator.clipboard.writeText, 'clipboard-write');
}

/** Writes a text to the clipboard and resolves to whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the page may open the share sheet, as far as the browser says. */
export function canShare(): boolean {
  return isAllowed(() => navigator.share, 'web-share');
}

/** Opens the share sheet for an address. Resolves to false where the browser refuses to open it; a sheet that the reader closes was open. */
export async function shareAddress(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
