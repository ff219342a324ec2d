/**
 * The first browsers with `light-dark()`, as a target of style sheets. For older ones a build replaces it by properties of the root element, and a
 * theme inside the page has no effect.
 */
export const LIGHT_DARK_TARGET = ['chrome123', 'firefox120', 'safari17.5'];
