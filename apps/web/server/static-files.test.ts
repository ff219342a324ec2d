import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles, readStaticFiles } from './static-files.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1.js'), 'start()');
  writeFileSync(join(folder, 'assets/app-1.js.map'), '{}');
  writeFileSync(join(folder, 'icon.png'), 'image');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the compressed copies of a build', () => {
  it('lie beside the files that compress well, and no others', async () => {
    await compressFiles(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['assets', 'icon.png']);
    expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(['app-1.js', 'app-1.js.br', 'app-1.js.gz', 'app-1.js.map']);
    expect(gunzipSync(readFileSync(join(folder, 'assets/app-1.js.gz'))).toString()).toBe('start()');
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app-1.js.br'))).toString()).toBe('start()');
  });

  it('are sent as they are, under the path of the file', () => {
    writeFileSync(join(folder, 'assets/app-1.js.br'), 'the copy');
    const files = readStaticFiles(folder);
    expect([...files.keys()].toSorted()).toEqual(['/assets/app-1.js', '/icon.png']);
    expect(files.get('/assets/app-1.js')?.brotli?.toString()).toBe('the copy');
    expect(files.get('/assets/app-1.js')?.body.toString()).toBe('start()');
  });

  it('are made at the start where the build has left none', () => {
    const sent = readStaticFiles(folder).get('/assets/app-1.js')?.brotli;
    expect(brotliDecompressSync(sent ?? Buffer.alloc(0)).toString()).toBe('start()');
  });
});
