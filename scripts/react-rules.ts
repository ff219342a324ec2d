import { layerOf } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

/** Every package runs in React 18 too: the pages that embed them have either. */
const inBothVersions = /^packages\//;

const newInReact19 = ['use', 'useActionState', 'useOptimistic', 'useEffectEvent', 'Activity', 'ViewTransition'];
const newInReactDom19 = ['useFormStatus', 'preload', 'preinit', 'preconnect', 'prefetchDNS'];

/**
 * Uses of React that React 18 does not have, in packages that promise both versions, one line each: imports, a context as its own provider,
 * and a ref as a prop without `withRef`.
 */
export function reactFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => inBothVersions.test(path) && !['test', 'story'].includes(layerOf(path)))
    .flatMap(({ path, text }) => faultsOf(path, text).map(fault => `${path} ${fault}, which React 18 does not have`));
}

/** Opening tags of elements whose request can go without the referrer. `video`, `audio` and `track` have no such attribute. */
const loadingTag = /<(img|iframe)\b(?:=>|[^>])*>|new Image\(\)/g;

/**
 * Pictures and frames that send the address of the page they are in to the host of their file, one line each. An element runs on pages of
 * others, whose policy may send the whole address. The built-in server is left out: its pages are its own.
 */
export function referrerFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !path.startsWith('packages/instance/') && !['test', 'story'].includes(layerOf(path)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(path.endsWith('.tsx') ? loadingTag : /new Image\(\)/g)]
        .filter(({ 0: tag, index }) => {
          const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
          // The element of a script gets its attributes in the next lines; a tag in a comment loads nothing.
          const written = tag === 'new Image()' ? text.slice(index, index + 100) : tag;
          return !/\/\/|^\s*\*/.test(line) && !written.includes('no-referrer');
        })
        .map(
          ({ 1: name }) =>
            `${path} requests the file of ${name === undefined ? 'an Image' : `<${name}>`} with the page's referrer`,
        ),
    );
}

function faultsOf(path: string, text: string): string[] {
  return [
    ...importsFrom(text, 'react').filter(name => newInReact19.includes(name)),
    ...importsFrom(text, 'react-dom').filter(name => newInReactDom19.includes(name)),
  ]
    .map(name => `imports ${name}`)
    .concat(/(?<!\w)<\w+Context\s+value=/.test(text) ? ['renders a context without Provider'] : [])
    .concat(
      path.endsWith('.tsx') && /\bref\??: Ref(?:Object)?</.test(text) && !text.includes('withRef(')
        ? ['takes a ref without withRef']
        : [],
    );
}

/** The names that a module imports from a package, types included. */
function importsFrom(text: string, name: string): string[] {
  const pattern = new RegExp(`import (?:type )?\\{([^}]*)\\} from '${name}'`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names.split(',').map(
      part =>
        part
          .trim()
          .replace(/^type /, '')
          .split(' ')[0] ?? '',
    ),
  );
}
