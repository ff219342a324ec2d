import type { Plugin } from 'vite';

/** An import of names, and the list of exports, as rolldown prints them: `{ shortName as name, other }`. */
const namesIn = (list: string): readonly (readonly [string, string])[] =>
  list
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => {
      const [one = '', other = one] = name.split(' as ');
      return [one, other] as const;
    });

/**
 * Gives the files beside the entry what they share with it as an argument: each exports a function, which the entry calls once with its own
 * modules. A file that imported the entry would need its address, and a page may give the entry another name or a query; the modules of the
 * entry would then exist twice.
 *
 * @param publicNames What the entry exports to pages.
 */
export function filesBeside(publicNames: readonly string[]): Plugin {
  return {
    name: 'rookery:files-beside',
    renderChunk(printed, chunk, _options, { chunks }) {
      const code = printed.replace(/\bimport\("\.\/([\w.-]+)"\)/g, (request, name: string) =>
        chunks[name] === undefined ? request : `fileBeside(${request})`,
      );
      const exported = /^export \{([^}]*)\};$/m.exec(code);
      if (exported === null) throw new Error(`${chunk.fileName} has no list of exports.`);
      const names = namesIn(exported[1] ?? '');
      if (!chunk.isEntry) {
        const imports = [...code.matchAll(/^import \{([^}]*)\} from "[^"]*";$/gm)];
        const [imported] = imports;
        if (imports.length > 1 || chunk.imports.length > 1) throw new Error(`${chunk.fileName} imports more than the entry.`);
        const shared = namesIn(imported?.[1] ?? '').map(([name, here]) => `${name}: ${here}`);
        const made = names.map(([here, name]) => `${name}: ${here}`);
        return {
          code: code
            .replace(imported?.[0] ?? '', '')
            .replace(/^/, `export default ({ ${shared.join(', ')} }, fileBeside) => {`)
            .replace(exported[0], `return { ${made.join(', ')} };};`),
          map: null,
        };
      }
      const isPublic = ([, name]: readonly [string, string]): boolean => publicNames.includes(name);
      const shared = names.filter(name => !isPublic(name)).map(([here, name]) => `${name}: ${here}`);
      const own = names.filter(isPublic).map(([here, name]) => `${here} as ${name}`);
      return {
        code: code.replace(
          exported[0],
          `const filesMade = new Map();
const sharedModules = { ${shared.join(', ')} };
async function fileBeside(request) {
  const file = await request;
  if (!filesMade.has(file)) filesMade.set(file, file.default(sharedModules, fileBeside));
  return filesMade.get(file);
}
export { ${own.join(', ')} };`,
        ),
        map: null,
      };
    },
  };
}
