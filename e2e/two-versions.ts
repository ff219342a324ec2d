import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILT = 'apps/web';

/** The script that the page of the built app starts with, relative to the folder of the app. */
export async function entryOf(built = BUILT): Promise<string> {
  const html = await readFile(join(built, 'dist/index.html'), 'utf8');
  const [, entry] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  if (entry === undefined) throw new Error('The built page has no script.');
  return entry;
}

/**
 * Writes a second version of the built app into `folder`: its page starts with another script, which its worker knows. It has no more the file of the
 * pages of the settings, as a server that keeps no files of earlier versions.
 */
export async function writeNextVersion(folder: string): Promise<void> {
  const filter = (path: string): boolean => !path.endsWith('.map');
  for (const part of ['dist', 'dist-server']) await cp(join(BUILT, part), join(folder, part), { recursive: true, filter });
  const entry = await entryOf();
  const next = 'assets/next-0000000.js';
  await writeFile(join(folder, 'dist', next), `import './${entry.slice('assets/'.length)}';`);
  for (const name of ['index.html', 'sw.js']) {
    const path = join(folder, 'dist', name);
    const text = await readFile(path, 'utf8');
    // The worker keeps both files; the page starts with the new one.
    const changed =
      name === 'index.html'
        ? text.replace(`src="/${entry}"`, `src="/${next}"`)
        : text.replaceAll(entry, next).replace(/page-[\da-f]{16}/, 'page-0000000000000000');
    await writeFile(path, changed);
    await rm(`${path}.br`, { force: true });
  }
  const assets = join(folder, 'dist/assets');
  for (const file of await readdir(assets)) if (file.startsWith('settings-pages-')) await rm(join(assets, file));
}
