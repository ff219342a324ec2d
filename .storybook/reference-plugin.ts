// The reference on the docs page of a component beside its props: its texts, its classes and the custom properties it reads.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:component-reference';

/** The reference of the components of one story file. */
export interface ComponentReference {
  readonly messages: readonly { readonly key: string; readonly text: string }[];
  readonly classes: readonly string[];
  readonly properties: readonly string[];
}

/** Provides `virtual:component-reference`: references by the path of the story file. */
export function referencePlugin(): Plugin {
  return {
    name: 'rookery:component-reference',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load: id => (id === `\0${NAME}` ? `export default ${JSON.stringify(references())};` : null),
  };
}

function references(): Record<string, ComponentReference> {
  const stories = globSync(['packages/*/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx']).map(path =>
    path.replaceAll('\\', '/'),
  );
  const texts = readMessages();
  return Object.fromEntries(stories.map(path => [`./${path}`, referenceOf(path, texts)]));
}

function referenceOf(story: string, texts: ReadonlyMap<string, ReadonlyMap<string, string>>): ComponentReference {
  const folder = dirname(story);
  const name = basename(story).replace(/(\.screen)?\.stories\.tsx$/, '');
  const sources = named(`${folder}/*.tsx`, name).filter(path => !/\.(stories|test)\.tsx$/.test(path));
  const code = sources.map(path => readFileSync(path, 'utf8')).join('\n');
  const sheets = named(`${folder}/*.css`, name).map(path => readFileSync(path, 'utf8'));
  const used = [...texts].filter(([catalogue]) => new RegExp(`\\b${catalogue}\\b`).test(code));
  return {
    messages: used.flatMap(([, entries]) =>
      [...entries]
        .filter(([key]) => new RegExp(`\\.${key.split('.').at(-1)}\\b`).test(code))
        .map(([key, text]) => ({ key, text })),
    ),
    classes: matches(sheets, /\.(rk-[\w-]+)/g),
    properties: matches(sheets, /var\((--rk-[\w-]+)/g),
  };
}

/** The files of a pattern that have the name of the story; all of them where none has. */
function named(pattern: string, name: string): string[] {
  const files = globSync(pattern);
  const own = files.filter(path => basename(path).replace(/\..*$/, '') === name);
  return own.length > 0 ? own : files;
}

function matches(texts: readonly string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(match => match[1] ?? '')))].toSorted();
}

/** The texts of each `defineMessages`, by the name of the constant. */
function readMessages(): Map<string, Map<string, string>> {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}']).filter(path => !/\.test\./.test(path));
  const catalogues = new Map<string, Map<string, string>>();
  for (const path of files) {
    const code = readFileSync(path, 'utf8');
    for (const [, constant = '', namespace = '', body = ''] of code.matchAll(
      /const (\w+) = defineMessages\('([^']+)', \{([\s\S]*?)\n\}\)/g,
    )) {
      const entries = [...body.matchAll(/^\s+(\w+):\s*(?:'((?:\\.|[^'])*)'|"((?:\\.|[^"])*)")/gm)];
      catalogues.set(constant, new Map(entries.map(([, key = '', one, other]) => [`${namespace}.${key}`, one ?? other ?? ''])));
    }
  }
  return catalogues;
}
