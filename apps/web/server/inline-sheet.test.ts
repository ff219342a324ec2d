import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withInlineSheet } from './inline-sheet.js';

const link = '<link rel="stylesheet" crossorigin href="/assets/frame-1.css">';
const late = '<link media="not all" rel="stylesheet" crossorigin href="/assets/app-1.css">';
const page = `<html><head>${link}</head><body>app${late}</body></html>`;
const sheets: Readonly<Record<string, string>> = {
  '/assets/frame-1.css': '.a{color:red}.b:after{content:"$&"}',
  '/assets/app-1.css': '.c{}',
};
const read = (path: string) => sheets[path] ?? null;

it('puts the sheet of the head into the page, as it is', () => {
  const { html } = withInlineSheet(page, read);
  expect(html).toBe(`<html><head><style>${sheets['/assets/frame-1.css']}</style></head><body>app${late}</body></html>`);
});

it('allows exactly that sheet by its hash', () => {
  const { html, source } = withInlineSheet(page, read);
  const [, inside = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  expect(source).toBe(`'sha256-${createHash('sha256').update(inside).digest('base64')}'`);
});

it.each([
  ['without a sheet in its head', `<html><head></head><body>${late}</body></html>`, read],
  ['whose sheet is not there', page, () => null],
  ['whose sheet holds an end tag', page, () => '.a:after{content:"</style>"}'],
])('leaves a page as it is %s', (_, html, readFile) => {
  expect(withInlineSheet(html, readFile)).toEqual({ html, source: null });
});
