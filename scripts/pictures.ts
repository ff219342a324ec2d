// Compares every story with its pictures in light, dark and right to left (ADR 4). `npm run pictures -- --update` writes them again; paths
// name the story files, all without any: `npm run pictures -- packages/ui/src/button`.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** The mode of the browser tests, and the arguments that name story files. */
export function pictureRun(options: readonly string[]): { mode: 'all' | 'update'; paths: string[] } {
  const unknown = options.filter(option => option.startsWith('-') && option !== '--update');
  if (unknown.length > 0) throw new RangeError(`No such option: ${unknown.join(', ')}. There is --update.`);
  return { mode: options.includes('--update') ? 'update' : 'all', paths: options.filter(option => !option.startsWith('-')) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { mode, paths } = pictureRun(process.argv.slice(2));
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'storybook', ...paths], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, LOOKS: mode },
  });
  process.exitCode = status ?? 1;
}
