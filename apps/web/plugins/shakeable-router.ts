import type { Plugin } from 'vite';

/**
 * Lets the build leave out the parts of the router that nobody imports. Its library marks no call as free of effects and gives each
 * component a `displayName` for developer tools; either counts as a use, and the app would ship forms, loaders and prefetching.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'rookery:shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: code => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^((?:var|let|const) \w+ = )(?=React\w*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
