// Draws the icons of the installed app (`apps/web/public/icon-*.png`) from its logo: `node scripts/app-icons.ts` after a change of it.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { headlessShell } from './browser.ts';

const folder = new URL('../apps/web/public/', import.meta.url).pathname;
const logo = readFileSync(`${folder}logo.svg`, 'utf8');

/** `room`: the part of the side that the mark takes. A mask may cut off all but the inner 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const icons = [
  { name: 'icon-192', side: 192, room: 0.72, style: 'background: #f9fafc; border-radius: 22%' },
  { name: 'icon-512', side: 512, room: 0.72, style: 'background: #f9fafc; border-radius: 22%' },
  { name: 'icon-maskable-512', side: 512, room: 0.56, style: 'background: #f9fafc' },
  { name: 'icon-apple-180', side: 180, room: 0.66, style: 'background: #f9fafc' },
  // Only its opacity counts: the wing and the eye are holes.
  { name: 'icon-monochrome-512', side: 512, room: 0.72, style: '', isMonochrome: true },
];

const browser = await chromium.launch(headlessShell);
const page = await browser.newPage();
for (const { name, side, room, style, isMonochrome } of icons) {
  const holes = `<mask id="holes"><rect width="32" height="32" fill="#fff"/>${logo
    .replace(/^[^]*?<path[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll(/(stroke|fill)="#\w+"/g, '$1="#000"')}</mask>`;
  const drawn =
    isMonochrome === true
      ? logo.replace('<path', `${holes}<path mask="url(#holes)"`).replace(/(<\/mask><path[^>]*>)[^]*<\/svg>/, '$1</svg>')
      : logo;
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>* { margin: 0 } body { display: grid; place-items: center; width: ${side}px; height: ${side}px; ${style} } svg { width: ${room * 100}% }</style>${drawn}`,
  );
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
