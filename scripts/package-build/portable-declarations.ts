// The last step of a package's build: `node ../../scripts/package-build/portable-declarations.ts`, in its folder. The type checker names the types
// that the installed version of a peer has; the lowest version that the package declares may not have the name yet (ADR 56).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Of TanStack Query 5.104: `{ queryKey: DataTag<Key, Data, Error> }`, which every version can be told. */
const TAGGED_KEY = 'import("@tanstack/react-query").QueryKeyWithDataTag<';

/** Writes out the types of a declaration file that are named only in later versions of a peer. */
export function portableDeclarations(text: string): string {
  const start = text.indexOf(TAGGED_KEY);
  if (start === -1) return text;
  const typeArguments = start + TAGGED_KEY.length;
  const end = endOfArguments(text, typeArguments);
  const tag = `{ queryKey: import("@tanstack/react-query").DataTag<${portableDeclarations(text.slice(typeArguments, end))}>; }`;
  return text.slice(0, start) + tag + portableDeclarations(text.slice(end + 1));
}

/** The index of the `>` that ends the type arguments which begin at `from`. */
function endOfArguments(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '<') depth += 1;
    // The arrow of a function type ends nothing.
    if (text[index] === '>' && text[index - 1] !== '=') depth -= 1;
    if (depth === 0) return index;
  }
  throw new SyntaxError(`Type arguments without an end: ${text.slice(from, from + 80)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.d.ts'))) {
    const file = join('dist', name);
    const text = readFileSync(file, 'utf8');
    const portable = portableDeclarations(text);
    if (portable !== text) writeFileSync(file, portable);
  }
}
