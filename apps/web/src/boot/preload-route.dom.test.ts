import { beforeEach, expect, it } from 'vitest';
import { preloadRoute, type RouteFiles } from './preload-route.dom.js';

const table: RouteFiles = {
  files: ['assets/a.js', 'assets/a.css', 'assets/b.js'],
  routes: [
    ['^(?:/a)$', 0, 1],
    ['^(?:/@[^/]+|/b)$', 2, 0],
  ],
};
const links = () =>
  [...document.head.querySelectorAll('link')].map(link => [
    link.rel,
    link.getAttribute('href'),
    link.getAttribute('crossorigin'),
  ]);

beforeEach(() => document.head.replaceChildren());

it('preloads the files of the address, each as the app requests it', () => {
  preloadRoute(table, '/A/', '/');
  expect(links()).toEqual([
    ['modulepreload', '/assets/a.js', ''],
    ['preload', '/assets/a.css', ''],
  ]);
});

it('preloads none that is preloaded already', () => {
  preloadRoute(table, '/a', '/');
  preloadRoute(table, '/@mara', '/');
  expect(links().map(([, href]) => href)).toEqual(['/assets/a.js', '/assets/a.css', '/assets/b.js']);
});

it('preloads nothing for an address without files', () => {
  preloadRoute(table, '/c', '/');
  expect(links()).toEqual([]);
});

it('preloads the files of an app below a folder from there', () => {
  preloadRoute(table, '/a', '/social/');
  expect(links().map(([, href]) => href)).toEqual(['/social/assets/a.js', '/social/assets/a.css']);
});
