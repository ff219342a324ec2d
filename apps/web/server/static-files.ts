import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

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

const bestQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** The suffix of a file's compressed copy, which the build writes beside it. */
const COMPRESSED = '.br';
const GZIPPED = '.gz';

/** Reads the built app into memory, by path (`/assets/…`). Source maps are left on disk. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const file of filesBelow(folder)) {
    if (['.map', COMPRESSED, GZIPPED].includes(extname(file))) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const copy = file + COMPRESSED;
    files.set(path, staticFile(path, readFileSync(file), existsSync(copy) ? readFileSync(copy) : undefined));
  }
  return files;
}

/**
 * A file as it is sent, compressed where that helps.
 *
 * @param brotli Its compressed copy, where the build has made one.
 */
export function staticFile(path: string, body: Buffer, brotli?: Buffer): StaticFile {
  return {
    type: types.get(extname(path)) ?? 'application/octet-stream',
    body,
    brotli: isCompressible(path) ? (brotli ?? brotliCompressSync(body, bestQuality)) : null,
    isImmutable: path.startsWith('/assets/'),
  };
}

/**
 * Writes two compressed copies beside each built file: brotli for this server, which need not compress them at each start, and gzip for web servers
 * that know no other (`gzip_static`).
 */
export async function compressFiles(folder: string): Promise<void> {
  const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
  await Promise.all(
    filesBelow(folder)
      .filter(isCompressible)
      .map(async file => {
        const body = await readFile(file);
        await writeFile(file + COMPRESSED, await toBrotli(body, bestQuality));
        await writeFile(file + GZIPPED, await toGzip(body, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

function isCompressible(path: string): boolean {
  return compressible.has(extname(path));
}
