import type { Plugin } from 'vite';

/** A name for React's developer tools, as a statement of its own. */
const NAMING = /^\w+\.displayName = "[^"]*";$/gm;
/** A component that a call makes. */
const MADE = /^(var \w+ = )(\w+\.forwardRef\()/gm;

/**
 * Lets a build leave out the components of React Router that the app does not import: its links with states, its forms and what they prefetch, a
 * third of it. They would stay, because naming a component, and making one by a call, may do anything as far as a bundler knows. Nothing is moved:
 * the source map holds.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'rookery:unused-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: code => ({ code: shakeable(code), map: null }),
    },
  };
}

/** The code of a module without the names of its components, and with the calls that make them marked as free of effects. */
export const shakeable = (code: string): string => code.replaceAll(NAMING, '').replaceAll(MADE, '$1/* @__PURE__ */ $2');
