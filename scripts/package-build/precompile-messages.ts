import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseAst, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A text that needs no formatting stays a plain string. */
const needsFormatting = /[{}'<#]/;

/**
 * Parses ICU texts while building, so that the app and the published packages ship syntax trees and no parser: those given to
 * `defineMessages`, in any file, and those of the catalogues in `locales/`, whose keys are `namespace.key`. A text that is no literal fails the build: at run time nothing
 * could parse it.
 *
 * @param code The JavaScript of a module.
 * @param file Its file, of the source or of the build.
 * @returns null where nothing is to be parsed.
 */
export function precompiled(code: string, file: string): string | null {
  const isCatalogue = /\/locales\/[\w-]+\.[jt]s$/.test(file);
  if (!isCatalogue && !/\bdefineMessages\(/.test(code)) return null;
  const replacements: { start: number; end: number; text: string }[] = [];
  const readTexts = (texts: Node) =>
    visit(texts, node => {
      if (node.type !== 'Property') return;
      // The texts of the players, which are no ICU, have plain names.
      if (isCatalogue && literalText(node['key'] as Node)?.includes('.') !== true) return;
      const value = node['value'] as Node;
      const text = literalText(value);
      if (text === null && !isCatalogue) throw new Error(`${file}: a text of defineMessages must be a literal.`);
      if (text === null || !needsFormatting.test(text)) return;
      replacements.push({ start: value.start, end: value.end, text: JSON.stringify(compile(text)) });
    });
  const root = parseAst(code) as unknown as Node;
  if (isCatalogue) readTexts(root);
  else
    visit(root, node => {
      const texts = messageTexts(node);
      if (texts === null) return;
      if (texts?.type !== 'ObjectExpression') throw new Error(`${file}: the texts of defineMessages must be an object literal.`);
      readTexts(texts);
    });
  if (replacements.length === 0) return null;
  let result = code;
  for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** `precompiled` in a build with Vite: of the app, and of the elements with React inside. */
export function precompileMessages(): Plugin {
  return {
    name: 'rookery:precompile-messages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const result = precompiled(code, id.replace(/\?.*$/, ''));
      return result === null ? null : { code: result, map: null };
    },
  };
}

/** The second argument of a call of `defineMessages`; null for another node. */
function messageTexts(node: Node): Node | null | undefined {
  if (node.type !== 'CallExpression') return null;
  const callee = node['callee'] as Node;
  return callee.type === 'Identifier' && callee['name'] === 'defineMessages' ? (node['arguments'] as Node[])[1] : null;
}

function literalText(node: Node): string | null {
  const text = node.type === 'Literal' ? node['value'] : singleTemplate(node);
  return typeof text === 'string' ? text : null;
}

function compile(text: string): MessageFormatElement[] {
  return parse(text, { captureLocation: false, ignoreTag: true });
}

function singleTemplate(node: Node): string | null {
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof (child as Node).type === 'string') visit(child as Node, onNode);
    }
  }
}
