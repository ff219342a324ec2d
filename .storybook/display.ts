import { directionOf } from '@rookery/ui';
import type { ToolbarValues } from './toolbar.js';

/** Media features of the toolbar. A page cannot set them: the conditions of its style sheets are rewritten instead. */
interface MediaFeatures {
  readonly 'forced-colors': boolean;
  readonly 'prefers-reduced-motion': boolean;
  readonly 'prefers-contrast': boolean;
}

const conditions: Readonly<Record<keyof MediaFeatures, RegExp>> = {
  'forced-colors': /\(forced-colors:\s*active\)/g,
  'prefers-reduced-motion': /\(prefers-reduced-motion:\s*reduce\)/g,
  'prefers-contrast': /\(prefers-contrast:\s*more\)/g,
};

const originals = new WeakMap<MediaList, string>();
let current: MediaFeatures = { 'forced-colors': false, 'prefers-reduced-motion': false, 'prefers-contrast': false };
let followDirection: MutationObserver | null = null;

/** Sets theme, language, direction, text size and media features on the document. */
export function applyDisplay(values: ToolbarValues): void {
  const root = document.documentElement;
  const { theme, contrast, locale, direction, textSize, motion, colours } = values;
  root.classList.add('rk-app');
  root.lang = locale;
  root.dataset['theme'] = theme;
  setOrDelete(root, 'contrast', contrast === 'more' ? 'more' : null);
  setOrDelete(root, 'motion', motion === 'reduce' ? 'reduce' : null);
  root.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  followDirection?.disconnect();
  const wanted = direction === 'auto' ? directionOf(locale) : direction;
  root.dir = wanted;
  if (direction !== 'auto') {
    // The app sets the direction of its language: this one is apart from it.
    followDirection = new MutationObserver(() => {
      if (root.dir !== wanted) root.dir = wanted;
    });
    followDirection.observe(root, { attributeFilter: ['dir'] });
  }
  applyMediaFeatures({
    'forced-colors': colours === 'forced',
    'prefers-reduced-motion': motion === 'reduce',
    'prefers-contrast': contrast === 'more',
  });
}

function setOrDelete(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

const watchSheets = new MutationObserver(rewriteSheets);

function applyMediaFeatures(features: MediaFeatures): void {
  const isSame = (Object.keys(features) as (keyof MediaFeatures)[]).every(name => features[name] === current[name]);
  current = features;
  forcedSheet.disabled = !features['forced-colors'];
  if (isSame) return;
  rewriteSheets();
  watchSheets.disconnect();
  // The sheets of lazy-loaded parts come later.
  if (Object.values(features).includes(true)) watchSheets.observe(document.head, { childList: true, subtree: true });
}

function rewriteSheets(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewrite(sheet);
}

function rewrite(group: { readonly cssRules: CSSRuleList }): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) rewriteCondition(rule.media);
    if ('cssRules' in rule) rewrite(rule as CSSGroupingRule);
  }
}

function rewriteCondition(media: MediaList): void {
  const original = originals.get(media) ?? media.mediaText;
  originals.set(media, original);
  let text = original;
  for (const [name, pattern] of Object.entries(conditions)) {
    if (current[name as keyof MediaFeatures]) text = text.replaceAll(pattern, '(min-width: 0)');
  }
  if (text !== media.mediaText) media.mediaText = text;
}

/** The part of forced colours that a browser does itself (CSS Color Adjustment 1, section 3.1), in the colours of a dark contrast theme. */
const forcedSheet = new CSSStyleSheet();
forcedSheet.replaceSync(`
  :root { color-scheme: dark; }
  *, ::before, ::after {
    background-color: #000 !important; background-image: none !important; border-color: #fff !important; color: #fff !important;
    box-shadow: none !important; text-shadow: none !important; outline-color: #1aebff !important; accent-color: #1aebff !important;
    fill: currentColor; caret-color: #fff !important;
  }
  img, video, canvas { background-color: transparent !important; }
  a, a * { color: #ff0 !important; }
  :is(button, [role='button'], [role='tab'], [role='menuitem'], select), :is(button, [role='button'], [role='tab'], [role='menuitem']) * { color: #fff !important; }
  :disabled, [aria-disabled='true'] { color: #3ff23f !important; }
`);
forcedSheet.disabled = true;
document.adoptedStyleSheets = [...document.adoptedStyleSheets, forcedSheet];
const matchNatively = window.matchMedia.bind(window);
window.matchMedia = query => {
  let text = query;
  for (const [name, pattern] of Object.entries(conditions)) {
    if (current[name as keyof MediaFeatures]) text = text.replaceAll(pattern, '(min-width: 0)');
  }
  return matchNatively(text);
};
