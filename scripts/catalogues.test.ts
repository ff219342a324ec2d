// The texts of every package and of the app, in every language of `@rookery/ui/languages`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MessageSet, Translations } from '@rookery/ui';
import { languages } from '@rookery/ui/languages';
import { catalogueFaults, PSEUDO_LOCALE } from '@rookery/ui/testing';
import { describe, expect, it } from 'vitest';
import { pseudoCatalogue } from '../apps/web/src/test-support/pseudo-catalogue.js';

const root = join(import.meta.dirname, '..');
const translated = Object.keys(languages).filter(language => language !== 'en');
const app = 'apps/web';
const folders = globSync('{packages/*,apps/web}/src/locales', { cwd: root }).map(folder =>
  folder.replaceAll('\\', '/').slice(0, -'/src/locales'.length),
);
/** Independent of the other packages: its texts are functions, which the type checker compares. */
const players = 'packages/media-player';

/** The folders whose texts a catalogue has: those of the app and of an element are loaded as one file. */
function includedIn(folder: string): string[] {
  if (folder === app) return folders.filter(name => name !== players);
  return existsSync(join(root, folder, 'src/element')) ? [...new Set(['packages/ui', folder])] : [folder];
}

const catalogueOf = async (folder: string, language: string): Promise<Translations> => {
  const module = (await import(join(root, folder, `src/locales/${language}.ts`))) as Record<string, Translations>;
  // A loader takes the one export of the file.
  expect(Object.keys(module)).toEqual([language]);
  return module[language] ?? {};
};

/** Every set that the sources of a folder define. Each is exported, so that none is left out here. */
async function messageSets(folder: string): Promise<MessageSet[]> {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/*.{test,stories}.*', '**/test-support/**'],
  });
  const sets = await Promise.all(
    files.map(async file => {
      const path = join(root, folder, file);
      const defined = readFileSync(path, 'utf8').match(/= defineMessages\(/g)?.length ?? 0;
      if (defined === 0) return [];
      const found = Object.values((await import(path)) as Record<string, unknown>).filter(isMessageSet);
      if (found.length !== defined) throw new Error(`${path} defines ${defined} sets of messages and exports ${found.length}.`);
      return found;
    }),
  );
  return sets.flat();
}

function isMessageSet(value: unknown): value is MessageSet {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;
}

describe.each(folders)('[I18N-01] %s', folder => {
  it('has a catalogue for each language, and for no other', () => {
    const files = globSync('src/locales/*', { cwd: join(root, folder) }).map(file => basename(file));
    expect(files.toSorted()).toEqual(translated.map(language => `${language}.ts`).toSorted());
  });

  if (folder === players) return;
  it.each(translated)('has every text in %s, and none left over', async language => {
    const sets = (await Promise.all(includedIn(folder).map(messageSets))).flat();
    expect(sets.length).toBeGreaterThan(0);
    expect(catalogueFaults(language, sets, await catalogueOf(folder, language))).toEqual([]);
  });
});

it.each(translated)('[I18N-01] the players speak their times in %s', async language => {
  expect(await catalogueOf(players, language)).toMatchObject({ locale: language });
});

it('[I18N-01] a package with texts has catalogues', () => {
  const sources = globSync('packages/*/src/**/messages.ts', { cwd: root }).map(file => file.split(/[\\/]/).slice(0, 2).join('/'));
  expect(folders).toEqual(expect.arrayContaining([...new Set(sources)]));
});

it('[I18N-01] stories have every text in the pseudo-language', async () => {
  const sets = (await Promise.all(includedIn(app).map(messageSets))).flat();
  expect(catalogueFaults(PSEUDO_LOCALE, sets, await pseudoCatalogue())).toEqual([]);
});

it('a language has its notice for an app that does not start', () => {
  const sheet = readFileSync(join(root, app, 'src/shell/frame.css'), 'utf8');
  const shown = [...sheet.matchAll(/:root:lang\((\w+)\) &:lang\(\1\)/g)].map(([, language]) => language);
  expect(shown).toEqual(Object.keys(languages));
});
