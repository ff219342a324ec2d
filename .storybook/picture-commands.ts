// Commands of the browser tests that write files: `.storybook/picture-checks.ts` calls them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

const REPORTS = '.reports/pictures';

/** Keeps the screenshot of a story that differs from its picture. */
export const savePicture: BrowserCommand<[name: string, png: string]> = ({ project }, name, png) => {
  mkdirSync(join(project.config.root, REPORTS), { recursive: true });
  writeFileSync(join(project.config.root, REPORTS, `${name}.png`), Buffer.from(png, 'base64'));
};

/** Writes the pictures of a story into the file beside its story file. */
export const writePictures: BrowserCommand<[file: string, id: string, looks: Record<string, string>]> = (
  { project },
  file,
  id,
  looks,
) => {
  const path = join(project.config.root, file);
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as object) : {};
  const stories = Object.entries({ ...known, [id]: looks }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(stories), null, 2)}\n`);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    savePicture(name: string, png: string): Promise<void>;
    writePictures(file: string, id: string, looks: Record<string, string>): Promise<void>;
  }
}
