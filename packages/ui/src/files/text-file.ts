/** The text of a file; or why there is none. */
export type TextFile = { readonly text: string } | { readonly problem: 'too-large' | 'not-text' | 'not-readable' };

/**
 * Reads a file of text.
 *
 * @param mostBytes A larger one is not read.
 */
export async function readTextFile(file: Pick<Blob, 'size' | 'arrayBuffer'>, mostBytes: number): Promise<TextFile> {
  if (file.size > mostBytes) return { problem: 'too-large' };
  try {
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    return text === null ? { problem: 'not-text' } : { text };
  } catch {
    return { problem: 'not-readable' };
  }
}

/** The text of a file, without a byte order mark; null where it is not UTF-8 text. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
