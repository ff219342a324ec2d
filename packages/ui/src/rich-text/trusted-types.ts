interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** A policy name can be used once per page. The policy passes everything on, so nothing but this module's importers may reach it. */
let policy: HtmlPolicy | null = null;

const rules: HtmlPolicy = {
  // Used only by the sanitizer, which parses into an inert document and sanitizes the result.
  createHTML: html => html,
  createScriptURL: () => {
    throw new TypeError('app-parse does not create script URLs');
  },
};

/**
 * Returns the `app-parse` policy of the shipped Content-Security-Policy, created on the first call. Without Trusted Types the plain
 * rules are returned. Throws when the page's policy does not allow the name.
 */
export function parsePolicy(): HtmlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('app-parse', rules) ?? rules;
  return policy;
}
