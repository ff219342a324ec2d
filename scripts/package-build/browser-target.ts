/**
 * The oldest browsers that are supported: the target of the builds of the app and of the elements. A package's modules stay ES2023, for the build
 * of the page that takes them. The README states the same versions.
 *
 * `light-dark()` needs Chromium 123 and Safari 17.5 (its replacement would double each sheet, and give one theme to a page), and
 * `Intl.Segmenter`, by which the letters of a post are counted, needs Firefox 125.
 */
export const BROWSER_TARGET = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];
