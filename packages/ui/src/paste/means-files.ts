/** The content of a clipboard or a drop. */
export interface Pasted {
  /** Its `text/plain`; may be empty. */
  readonly plain: string;
  /** Its `text/html`; may be empty. Untrusted. */
  readonly html: string;
  readonly files: readonly { readonly name: string }[];
}

/**
 * Whether a paste means its files. Beside text they are no more than a picture of it, as Word makes one; file managers add the names of the files
 * as text.
 */
export function meansFiles({ plain, html, files }: Pasted): boolean {
  const isNamed = (line: string): boolean => files.some(({ name }) => line.endsWith(name));
  return files.length > 0 && (plain.trim() === '' || (html === '' && plain.split(/\r?\n/).every(isNamed)));
}
