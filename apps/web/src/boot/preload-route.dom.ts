import { canonicalPath } from '../routing/hrefs.js';

/** The files of each route, which the build writes here: see `plugins/route-files.ts`. */
export interface RouteFiles {
  readonly files: readonly string[];
  readonly routes: readonly (readonly [pattern: string, ...files: number[]])[];
}

/**
 * Preloads the files of the page at a path: its script would otherwise be requested once the app has run.
 *
 * @param base The folder of the app on its host.
 */
export function preloadRoute({ files, routes }: RouteFiles, pathname: string, base: string): void {
  const path = canonicalPath(pathname);
  const [, ...places] = routes.find(([pattern]) => new RegExp(pattern, 'i').test(path)) ?? [''];
  for (const place of places) {
    const href = base + (files[place] ?? '');
    // On a fast line the app may be there first.
    if (document.querySelector(`link[href="${href}"]`) !== null) continue;
    const link = document.createElement('link');
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // As the app's own requests for them are made.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
