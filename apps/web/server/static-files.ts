import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** One file of the built app, ready to send. */
export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  /** `null` where compression would not help. */
  readonly brotli: Buffer | null;
  /** File names under `/assets/` carry a hash of their content and never change. */
  readonly isImmutable: boolean;
}

const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.map', 'application/json'],
  ['.png', 'image/png'],
]);
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);

/** Reads the built app into memory, by path (`/assets/…`). Source maps are left on disk. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name);
    if (!entry.isFile() || extension === '.map') continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, staticFile(path, readFileSync(file)));
  }
  return files;
}

/** A file as it is sent, compressed where that helps. */
export function staticFile(path: string, body: Buffer): StaticFile {
  const extension = extname(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    type: types.get(extension) ?? 'application/octet-stream',
    body,
    brotli: compressible.has(extension) ? brotliCompressSync(body, quality) : null,
    isImmutable: path.startsWith('/assets/'),
  };
}
