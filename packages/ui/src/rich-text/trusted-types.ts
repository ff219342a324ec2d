interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

// A policy's name can be taken once per page, while a module may be read twice (hot replacement, two bundles).
const REGISTRY = Symbol.for('rookery.trusted-types.app-parse');

const rules: HtmlPolicy = {
  // The only reader is the sanitiser's parse into a document without scripts; its result is sanitised as a tree.
  createHTML: html => html,
  createScriptURL: () => {
    throw new TypeError('app-parse makes no script URLs');
  },
};

/**
 * The `app-parse` policy of the shipped Content-Security-Policy: made on the first call, the same one ever after.
 * Where Trusted Types is missing the same rules stand in for it. Throws when the page's policy list lacks the name.
 */
export function parsePolicy(): HtmlPolicy {
  const scope = globalThis as { trustedTypes?: PolicyFactory; [REGISTRY]?: HtmlPolicy };
  scope[REGISTRY] ??= scope.trustedTypes?.createPolicy('app-parse', rules) ?? rules;
  return scope[REGISTRY];
}
