import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Headers of answers that the page may read. */
export const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** Answers requests to other hosts with a picture. */
export async function answerOtherHosts(page: Page): Promise<void> {
  await page.route(
    url => url.hostname !== 'localhost',
    route => route.fulfill({ contentType: 'image/png', headers: shared, body: picture }),
  );
}

/** Records violations of the content security policy, and dialogs. Call it before the page loads. */
export async function guard(page: Page): Promise<string[]> {
  const dialogs: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { __violations: violations });
    document.addEventListener('securitypolicyviolation', event => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return dialogs;
}

/** Elements and attributes that no content may put into the part of the page with this selector. */
export function wrongsIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(where => {
    const found: string[] = [];
    const list = document.querySelector(where);
    if (list === null) return ['There is no list.'];
    const forbidden =
      'script,style,link,meta,base,iframe,frame,object,embed,applet,form,math,template,textarea,select,marquee,noscript';
    for (const element of list.querySelectorAll(
      `${forbidden},.rk-rich svg,.rk-rich [style],.rk-rich input,.rk-rich button,svg a`,
    ))
      found.push(element.outerHTML.slice(0, 120));
    for (const element of list.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'srcdoc' || name === 'ping' || name === 'formaction')
          found.push(`${name}=${value}`);
        if (
          /^(?:xlink:)?href$|^src$|^poster$|^action$/.test(name) &&
          /^[\s\p{Cc}]*(?:javascript|vbscript|data:text|file|blob):?/iu.test(value)
        )
          found.push(`${name}=${value}`);
      }
    }
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > window.innerWidth) found.push(`The page is ${root.scrollWidth} px wide.`);
    for (const element of document.querySelectorAll('body > *')) {
      if (getComputedStyle(element).display === 'none' && element.id === 'root') found.push('The page is hidden.');
    }
    return found;
  }, selector);
}

/** Expects that no attack has run, and that the page is still its own. */
export async function expectUnharmed(page: Page, dialogs: readonly string[]): Promise<void> {
  const state = await page.evaluate(() => ({
    pwned: '__pwned' in window,
    violations: (window as unknown as { __violations: string[] }).__violations,
    title: document.title.length > 0,
    base: document.baseURI.startsWith(window.location.origin),
  }));
  expect(state).toEqual({ pwned: false, violations: [], title: true, base: true });
  expect(dialogs).toEqual([]);
}
