// It states the order of the layers, before any other sheet.
import '../apps/web/src/frame.css';

/** One declaration of one rule, as far as the cascade asks: its sheet, its strength, its value. */
interface Declaration {
  readonly sheet: string;
  readonly selector: string;
  readonly value: string;
  /** Layer, importance and specificity, as text that sorts. */
  readonly strength: string;
}

const sheets = import.meta.glob([
  '../{packages,apps}/*/src/**/*.css',
  '!../{packages,apps}/*/src/**/{styles,parts,frame,embedded,element,shadow-root}.css',
]);

/** Loads every sheet: a page may have loaded any of them before, in any order. */
export async function loadSheets(): Promise<void> {
  await Promise.all(Object.values(sheets).map(load => load()));
}

interface FlatRule {
  readonly sheet: string;
  readonly layer: string;
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/**
 * The properties that two sheets give to one element with equal strength and different values: how the element looks depends on which of the
 * sheets a page has loaded last.
 */
export function sheetOrderFaults(root: ParentNode): string[] {
  const byElement = new Map<Element, Map<string, Declaration[]>>();
  for (const rule of flatRules()) {
    for (const selector of selectorsOf(rule.selector)) {
      const [subject, pseudo] = withoutPseudoElement(selector);
      let found: Iterable<Element> = [];
      try {
        found = root.querySelectorAll(subject);
      } catch {
        continue;
      }
      for (const element of found) {
        const properties = byElement.get(element) ?? new Map<string, Declaration[]>();
        byElement.set(element, properties);
        for (const name of rule.style) {
          const important = rule.style.getPropertyPriority(name) === 'important';
          const declaration = {
            sheet: rule.sheet,
            selector,
            value: rule.style.getPropertyValue(name) || rule.style.cssText,
            strength: `${String(important)} ${rule.layer} ${specificityOf(selector).join('.')}`,
          };
          const key = `${name}${pseudo}`;
          properties.set(key, [...(properties.get(key) ?? []), declaration]);
        }
      }
    }
  }
  const faults = new Set<string>();
  for (const properties of byElement.values()) {
    for (const [name, declarations] of properties) {
      const strongest = declarations.map(({ strength }) => strengthNumber(strength)).reduce((a, b) => (a > b ? a : b));
      const top = declarations.filter(({ strength }) => strengthNumber(strength) === strongest);
      // In each sheet the last one counts.
      const bySheet = new Map(top.map(declaration => [declaration.sheet, declaration]));
      const values = new Set([...bySheet.values()].map(({ value }) => value));
      if (values.size > 1)
        faults.add(
          `${name}: ${[...bySheet.values()]
            .map(({ sheet, selector, value }) => `${selector} { ${value} } of ${sheet}`)
            .sort()
            .join('; ')}`,
        );
    }
  }
  return [...faults];
}

/** The sheets that hold others: their rules are those of the sheets that they import. */
const gathers = /\/(styles|parts|frame|embedded|element)\.css$/;

const layers = ['tokens', 'ui', 'features', 'app', ''];

function strengthNumber(strength: string): number {
  const [important, layer, specificity] = strength.split(' ');
  const [a = 0, b = 0, c = 0] = (specificity ?? '').split('.').map(Number);
  return (important === 'true' ? 1e12 : 0) + layers.indexOf(layer ?? '') * 1e9 + a * 1e6 + b * 1e3 + c;
}

function* flatRules(): Generator<FlatRule> {
  for (const sheet of document.styleSheets) {
    const owner = sheet.ownerNode;
    const name = owner instanceof HTMLElement ? (owner.dataset['viteDevId'] ?? '') : '';
    if (!name.includes('/src/') || gathers.test(name)) continue;
    yield* flattened(sheet.cssRules, name.replace(/.*\/(packages|apps)\//, ''), '', '');
  }
}

function* flattened(rules: CSSRuleList, sheet: string, layer: string, parent: string): Generator<FlatRule> {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) yield* flattened(rule.cssRules, sheet, rule.name, parent);
    else if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.conditionText).matches) yield* flattened(rule.cssRules, sheet, layer, parent);
    } else if (rule instanceof CSSSupportsRule || rule instanceof CSSContainerRule)
      yield* flattened(rule.cssRules, sheet, layer, parent);
    else if (rule instanceof CSSStyleRule) {
      const selector =
        parent === ''
          ? rule.selectorText
          : rule.selectorText.includes('&')
            ? rule.selectorText.replaceAll('&', `:is(${parent})`)
            : `:is(${parent}) ${rule.selectorText}`;
      yield { sheet, layer, selector, style: rule.style };
      yield* flattened(rule.cssRules, sheet, layer, selector);
    }
  }
}

/** A list of selectors, cut at its outer commas. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < list.length; index += 1) {
    const sign = list[index];
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) {
      selectors.push(list.slice(from, index).trim());
      from = index + 1;
    }
  }
  return [...selectors, list.slice(from).trim()];
}

function withoutPseudoElement(selector: string): [subject: string, pseudo: string] {
  const match = /::[\w-]+(\([^)]*\))?$/.exec(selector);
  return match === null ? [selector, ''] : [selector.slice(0, match.index) || '*', match[0]];
}

function specificityOf(selector: string): [number, number, number] {
  let ids = 0;
  let classes = 0;
  let types = 0;
  let rest = selector;
  const inner = /:(is|not|has|where|nth-child)\(/;
  for (let match = inner.exec(rest); match !== null; match = inner.exec(rest)) {
    const start = match.index + match[0].length;
    let depth = 1;
    let end = start;
    while (depth > 0 && end < rest.length) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
      end += 1;
    }
    const argument = rest.slice(start, end - 1);
    if (match[1] === 'nth-child') classes += 1;
    else if (match[1] !== 'where') {
      const [best] = selectorsOf(argument)
        .map(specificityOf)
        .sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
      if (best !== undefined) {
        ids += best[0];
        classes += best[1];
        types += best[2];
      }
    }
    rest = `${rest.slice(0, match.index)}${rest.slice(end)}`;
  }
  rest = rest.replaceAll(/\[[^\]]*\]/g, () => ((classes += 1), ''));
  rest = rest.replaceAll(/::[\w-]+(\([^)]*\))?/g, () => ((types += 1), ''));
  rest = rest.replaceAll(/:[\w-]+(\([^)]*\))?/g, () => ((classes += 1), ''));
  rest = rest.replaceAll(/\.[\w-]+/g, () => ((classes += 1), ''));
  rest = rest.replaceAll(/#[\w-]+/g, () => ((ids += 1), ''));
  types += (rest.match(/[a-zA-Z][\w-]*/g) ?? []).length;
  return [ids, classes, types];
}
