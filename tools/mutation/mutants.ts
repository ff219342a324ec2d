import { parseSync } from 'vite';

/** A small change of a source file that tests should notice. */
export interface Mutant {
  /** Position in the list of the file's mutants. */
  readonly index: number;
  readonly operator: string;
  /** 1-based line of the changed text. */
  readonly line: number;
  /** The changed lines without and with the change; white space is collapsed. */
  readonly before: string;
  readonly after: string;
  /** The range of the source that a switch replaces. */
  readonly start: number;
  readonly end: number;
  readonly form: 'expression' | 'guard' | 'return';
  /** The text that stands in the range when the mutant is active; empty for a removed statement. */
  readonly replacement: string;
}

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Found {
  readonly operator: string;
  readonly node: SyntaxNode;
  readonly form: Mutant['form'];
  /** The changed range inside the node and its new text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const binarySwaps: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const logicalSwaps: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' };
const assignmentSwaps: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '??=': '=',
  '||=': '=',
  '&&=': '=',
};
const methodSwaps: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);
const removableMethods = new Set([
  'filter',
  'slice',
  'toSorted',
  'toReversed',
  'sort',
  'reverse',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'replace',
  'replaceAll',
]);
const functionTypes = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);
/** TypeScript's wrappers of values; every other node of its own is a type. */
const valueWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
/** Their texts are for developers. */
const ignoredCalls = /^(new \w*Error|console\.|defineMessages\()/;

export function parse(text: string): SyntaxNode {
  const { program, errors } = parseSync('source.ts', text, { lang: 'ts' });
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  return program as unknown as SyntaxNode;
}

/** The mutants of a file in the order of their position. */
export function mutantsOf(text: string): Mutant[] {
  const found: Found[] = [];
  visit(parse(text), null, found, text);
  return found
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map(({ operator, node, form, from, to, text: changed }, index) => {
      const lineStart = text.lastIndexOf('\n', from - 1) + 1;
      const lineEnd = (text.indexOf('\n', to) + 1 || text.length + 1) - 1;
      const collapse = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
      return {
        index,
        operator,
        line: text.slice(0, from).split('\n').length,
        before: collapse(text.slice(lineStart, lineEnd)),
        after: collapse(text.slice(lineStart, from) + changed + text.slice(to, lineEnd)),
        start: node.start,
        end: node.end,
        form,
        replacement: form === 'expression' ? text.slice(node.start, from) + changed + text.slice(to, node.end) : changed,
      };
    });
}

/** Child nodes in the order of the source. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .filter((value): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value);
}

function visit(node: SyntaxNode, chain: SyntaxNode | null, found: Found[], source: string): void {
  if (node.type.startsWith('TS') && !valueWrappers.has(node.type)) return;
  if (/^(Import|ExportAll)/.test(node.type) || (node.type === 'ExportNamedDeclaration' && node['source'])) return;
  const code = source.slice(node.start, node.end);
  if ((node.type === 'NewExpression' || node.type === 'CallExpression') && ignoredCalls.test(code)) return;
  const add = (
    operator: string,
    from: number,
    to: number,
    text: string,
    form: Mutant['form'] = 'expression',
    wrapped = node,
  ): void => {
    if (source.slice(from, to) !== text) found.push({ operator, node: wrapped, form, from, to, text });
  };
  const whole = (operator: string, text: string): void => add(operator, node.start, node.end, text);
  const child = (field: string): SyntaxNode => node[field] as SyntaxNode;
  /** The operator between two operands, without the white space and comments around it. */
  const swapBetween = (left: SyntaxNode, right: SyntaxNode, operator: string, swapped: string): void => {
    const at = source.indexOf(operator, left.end);
    if (at !== -1 && at < right.start) add(operator, at, at + operator.length, swapped);
  };

  switch (node.type) {
    case 'BinaryExpression': {
      const operator = String(node['operator']);
      const isText = operator === '+' && /['"`]/.test(code);
      if (!isText)
        for (const swapped of binarySwaps[operator] ?? []) swapBetween(child('left'), child('right'), operator, swapped);
      break;
    }
    case 'LogicalExpression': {
      const operator = String(node['operator']);
      const swapped = logicalSwaps[operator];
      if (swapped !== undefined) {
        // `a ?? b || c` is a syntax error without parentheses, so each side gets them.
        const side = (part: SyntaxNode): string => `(${source.slice(part.start, part.end)})`;
        found.push({
          operator,
          node,
          form: 'expression',
          from: node.start,
          to: node.end,
          text: `${side(child('left'))} ${swapped} ${side(child('right'))}`,
        });
      }
      break;
    }
    case 'AssignmentExpression': {
      const swapped = assignmentSwaps[String(node['operator'])];
      if (swapped !== undefined && !/['"`]/.test(code))
        swapBetween(child('left'), child('right'), String(node['operator']), swapped);
      break;
    }
    case 'UpdateExpression':
      whole(String(node['operator']), node['operator'] === '++' ? code.replace('++', '--') : code.replace('--', '++'));
      break;
    case 'UnaryExpression':
      if (node['operator'] === '!' || node['operator'] === '-')
        whole(String(node['operator']), source.slice(child('argument').start, child('argument').end));
      break;
    case 'Literal':
      addLiteral(node, code, whole);
      break;
    case 'TemplateLiteral':
      whole('string', '``');
      break;
    case 'TaggedTemplateExpression':
      whole('string', '``');
      break;
    case 'ArrayExpression':
      whole('array', '[]');
      break;
    case 'ConditionalExpression':
    case 'IfStatement':
      for (const value of ['true', 'false'])
        add('condition', child('test').start, child('test').end, value, 'expression', child('test'));
      break;
    case 'WhileStatement':
    case 'ForStatement':
      if (node['test']) add('condition', child('test').start, child('test').end, 'false', 'expression', child('test'));
      break;
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      add('statement', node.start, node.end, ';', 'guard');
      break;
    case 'ReturnStatement':
      if (!node['argument']) add('statement', node.start, node.end, ';', 'guard');
      break;
    case 'ExpressionStatement':
      if (!('directive' in node) || node['directive'] === null)
        if (!code.startsWith('super('))
          add('statement', child('expression').start, child('expression').end, 'undefined', 'expression', child('expression'));
      break;
    case 'CallExpression':
      addCall(node, source, (operator, from, to, text) => add(operator, from, to, text, 'expression', chain ?? node));
      break;
    default:
      break;
  }
  if ((node.type === 'CallExpression' || node.type === 'MemberExpression') && node['optional'] === true) {
    const before = child(node.type === 'CallExpression' ? 'callee' : 'object');
    const at = source.indexOf('?.', before.end);
    const isCalledOrIndexed = node.type === 'CallExpression' || node['computed'] === true;
    add('?.', at, at + 2, isCalledOrIndexed ? '' : '.', 'expression', chain ?? node);
  }
  if (functionTypes.has(node.type) && node['body']) {
    const body = child('body');
    // The body of an expression is replaced; a block returns before its first statement.
    if (body.type !== 'BlockStatement') add('function', body.start, body.end, 'undefined', 'expression', body);
    else if (body.end - body.start > 2) add('function', body.start + 1, body.start + 1, ' return;', 'return', body);
  }
  for (const part of childrenOf(node)) {
    if (isName(node, part)) continue;
    // The tag takes the template's parts, so the template is no value.
    if (node.type === 'TaggedTemplateExpression' && part === node['quasi']) {
      for (const inner of childrenOf(part)) visit(inner, null, found, source);
      continue;
    }
    visit(part, chainBelow(node, part, chain), found, source);
  }
}

/** Optional chaining ends at its whole expression, so changes of its links are made to the whole. */
function chainBelow(node: SyntaxNode, part: SyntaxNode, chain: SyntaxNode | null): SyntaxNode | null {
  if (node.type === 'ChainExpression') return node;
  const isLink = part === node['object'] || part === node['callee'] || node.type === 'TSNonNullExpression';
  return isLink && /^(Member|Call|TSNonNull)/.test(node.type) ? chain : null;
}

/** Keys and labels are no values. The left side of an assignment can be no condition either, but its index can. */
function isName(node: SyntaxNode, part: SyntaxNode): boolean {
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type))
    return part === node['key'] && node['computed'] !== true;
  return node.type === 'LabeledStatement' && part === node['label'];
}

function addLiteral(node: SyntaxNode, code: string, whole: (operator: string, text: string) => void): void {
  const value = node['value'];
  if (typeof value === 'boolean') whole('boolean', String(!value));
  else if (typeof value === 'string') whole('string', value === '' ? "'changed'" : "''");
  else if (typeof value === 'number') whole('number', changedNumber(value));
  else if ('regex' in node) {
    if (code.startsWith('/^')) whole('pattern', `/${code.slice(2)}`);
    // `\$` is the sign itself.
    if (/(?<!\\)\$\/\w*$/.test(code)) whole('pattern', code.replace(/\$(\/\w*)$/, '$1'));
  }
}

/** Small numbers are counts and positions, whose neighbour matters; large ones are limits and delays. */
function changedNumber(value: number): string {
  if (value === 1) return '0';
  return String(Number.isInteger(value) && value < 100 ? value + 1 : value * 2);
}

function addCall(
  node: SyntaxNode,
  source: string,
  add: (operator: string, from: number, to: number, text: string) => void,
): void {
  const callee = node['callee'] as SyntaxNode;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return;
  const property = callee['property'] as SyntaxNode;
  const name = source.slice(property.start, property.end);
  const swapped = methodSwaps.get(name);
  if (swapped !== undefined) add('method', property.start, property.end, swapped);
  if (removableMethods.has(name)) add('method', (callee['object'] as SyntaxNode).end, node.end, '');
}
