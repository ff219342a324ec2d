import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { iconWithCount, showAppBadge, showIconCount } from './icon-count.dom.js';

const icon = '<svg viewBox="0 0 32 32"><path d="M0 0"/></svg>\n';
const link = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/logo.svg">';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(icon)),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('[NAV-09] shows the unread count on the icon, and the plain icon without one', async () => {
  await showIconCount(3);
  expect(decodeURIComponent(link()?.href ?? '')).toMatch(/^data:image\/svg\+xml,<svg.*>3<\/text><\/svg>$/s);
  await showIconCount(0);
  expect(link()?.href).toMatch(/\/logo\.svg$/);
});

it('keeps the plain icon when nothing is unread any more before the icon is read', async () => {
  const shown = showIconCount(3);
  await showIconCount(0);
  await shown;
  expect(link()?.href).toMatch(/\/logo\.svg$/);
});

it('keeps the plain icon offline', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await showIconCount(2);
  expect(link()?.href).toMatch(/\/logo\.svg$/);
});

it('shows more than nine as 9+', () => {
  expect(iconWithCount(icon, 10)).toContain('>9+</text>');
});

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

it.each([
  ['missing', undefined],
  ['refused at once', refuse],
  ['refused later', async () => refuse()],
])('shows no count on the icon of the installed app where that is %s', async (_, setAppBadge) => {
  vi.stubGlobal('navigator', { setAppBadge });
  await expect(showAppBadge(2)).resolves.toBeUndefined();
});
