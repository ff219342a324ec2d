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
