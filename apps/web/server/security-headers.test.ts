import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.js';

const policyOf = (allowLoopback: boolean, isSecure = false): Record<string, string> =>
  Object.fromEntries(
    (securityHeaders({ allowLoopback, isSecure, inlineStyle: null })['Content-Security-Policy'] ?? '')
      .split('; ')
      .map(directive => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
  );

describe('the content policy', () => {
  it('runs no script and applies no style but the app’s own files', () => {
    const policy = policyOf(false);
    expect([policy['script-src'], policy['style-src'], policy['worker-src']]).toEqual(["'self'", "'self'", "'self'"]);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
  });

  it('applies the sheet inside the HTML by its hash, and no other', () => {
    const sent = securityHeaders({ allowLoopback: false, isSecure: false, inlineStyle: "'sha256-abc='" });
    expect(sent['Content-Security-Policy']).toContain("; style-src 'self' 'sha256-abc='; ");
    expect(sent['Content-Security-Policy']).not.toContain('unsafe');
  });

  it('allows nothing that it does not name', () => {
    expect(policyOf(false)['default-src']).toBe("'none'");
  });

  it('forbids plugins, another base address, forms to elsewhere and being framed', () => {
    const policy = policyOf(false);
    const names = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'];
    expect(names.map(name => policy[name])).toEqual(names.map(() => "'none'"));
  });

  it('lets one Trusted Types policy make markup', () => {
    const policy = policyOf(false);
    expect([policy['require-trusted-types-for'], policy['trusted-types']]).toEqual(["'script'", 'app-parse app-worker']);
  });

  it('loads pictures, media and posts from any server over encrypted connections alone', () => {
    const policy = policyOf(false);
    for (const name of ['img-src', 'media-src', 'connect-src', 'frame-src']) expect(policy[name]).toContain('https:');
    expect(policy['connect-src']).toContain('wss:');
    expect(JSON.stringify(policy)).not.toMatch(/http:|ws:/);
  });

  it('upgrades the requests of pages that came by https, and of no others', () => {
    expect(policyOf(false, true)).toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(false)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(true)).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('reaches servers on this machine where the app itself is on it', () => {
    const policy = policyOf(true);
    for (const name of ['img-src', 'media-src', 'connect-src'])
      expect(policy[name]).toContain(' http://localhost:* http://127.0.0.1:*');
    expect(policy['connect-src']).toContain(' ws://localhost:* ws://127.0.0.1:*');
    expect(policy['script-src']).toBe("'self'");
  });

  it('has its own fonts and manifest', () => {
    expect([policyOf(false)['font-src'], policyOf(false)['manifest-src']]).toEqual(["'self'", "'self'"]);
  });
});

describe('the other headers', () => {
  const headers = securityHeaders({ allowLoopback: false, isSecure: false, inlineStyle: null });

  it('name no referrer, guess no type and allow no frame', () => {
    expect(headers).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    });
  });

  it('keep the window apart from those that opened it, except for popups of its own', () => {
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  });

  it.each(['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])('ask for no %s', feature => {
    expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  });
});
