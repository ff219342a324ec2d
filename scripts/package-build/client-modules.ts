import { parseAst } from 'vite';

/** Names that only the browser's half of an app can use: state, effects, contexts, and elements with their listeners. */
const clientNames = /^(use[A-Z]\w*|createContext|Component|PureComponent|createElement|cloneElement)$/;
const clientPackages = /^(react\/jsx-(dev-)?runtime|react-dom(\/client)?|react-aria-components)$/;

/**
 * Whether a compiled module needs `"use client"`: it has elements, uses a hook, or is a component by a class. Pure functions beside them do
 * not, so that they can run on a server.
 */
export function isClientModule(code: string): boolean {
  return parseAst(code).body.some(
    statement =>
      statement.type === 'ImportDeclaration' &&
      (clientPackages.test(statement.source.value) ||
        statement.specifiers.some(
          specifier =>
            specifier.type === 'ImportSpecifier' &&
            clientNames.test(specifier.imported.type === 'Identifier' ? specifier.imported.name : ''),
        )),
  );
}
