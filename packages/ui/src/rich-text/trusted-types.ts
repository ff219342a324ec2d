interface HtmlPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/** A policy name can be used once per page. The policy passes everything on, so nothing but this module's importers may reach it. */
let policy: HtmlPolicy | null | undefined;

const rules: HtmlPolicy = {
  // Used only by the sanitizer, which parses into an inert document and sanitizes the result.
  createHTML: html => html,
  createScriptURL: () => {
    throw new TypeError('app-parse does not create script URLs');
  },
};

/**
 * Returns the `app-parse` policy of the shipped Content-Security-Policy, created on the first call. Without Trusted Types the plain
 * rules are returned. Null when the page's policy does not allow the name: then the console says so once, as do the browser's reports.
 */
export function parsePolicy(): HtmlPolicy | null {
  if (policy === undefined) policy = createPolicy();
  return policy;
}

function createPolicy(): HtmlPolicy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy('app-parse', rules) ?? rules;
  } catch (error) {
    console.error('Add app-parse to trusted-types: texts have no links.', error);
    return null;
  }
}
