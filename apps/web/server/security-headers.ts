interface ServedPage {
  readonly allowLoopback: boolean;
  readonly isSecure: boolean;
  /** The source of a style sheet inside the page's HTML (`'sha256-…'`); null without one. */
  readonly inlineStyle: string | null;
}

/**
 * The headers every answer of the app's server carries. No script but our own files, no style but our own sheets and the one
 * sheet that the HTML holds, no plugin, no
 * frame around us, and nothing becomes markup or a script's address except through two named Trusted Types policies: that of the sanitizer, and that of the one service worker.
 *
 * Loopback servers over plain http are reachable only where the app itself is served on a loopback address, so that a developer
 * can sign in to a server on the same machine.
 *
 * @param page.allowLoopback Whether the app is served on a loopback address.
 * @param page.isSecure Whether the page came by https. Only then its requests are upgraded: WebKit upgrades those to `http://localhost` too, where
 *   nothing answers by https.
 */
export function securityHeaders({ allowLoopback, isSecure, inlineStyle }: ServedPage): Record<string, string> {
  const loopback = allowLoopback ? ' http://localhost:* http://127.0.0.1:*' : '';
  const loopbackSockets = allowLoopback ? ' ws://localhost:* ws://127.0.0.1:*' : '';
  const policy = [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'${inlineStyle === null ? '' : ` ${inlineStyle}`}`,
    `img-src 'self' data: blob: https:${loopback}`,
    `media-src 'self' blob: https:${loopback}`,
    `font-src 'self'`,
    `connect-src 'self' https: wss:${loopback}${loopbackSockets}`,
    `frame-src https:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types app-parse app-worker`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}
