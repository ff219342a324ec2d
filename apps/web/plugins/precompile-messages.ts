import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A text that needs no formatting stays a plain string. */
const needsFormatting = /[{}'<#]/;

/**
 * Parses the ICU texts of `messages.ts`, `*-messages.ts` and the catalogues (`ar.ts`) while building, so that the app ships syntax trees and no
 * parser. Packages used elsewhere keep their plain texts.
 */
export function precompileMessages(): Plugin {
  return {
    name: 'rookery:precompile-messages',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/[/-](messages|ar)\.ts$/.test(id.replace(/\?.*$/, ''))) return null;
      const replacements: { start: number; end: number; text: string }[] = [];
      visit(this.parse(code) as unknown as Node, node => {
        if (node.type !== 'Property') return;
        const value = node['value'] as Node;
        const text = value.type === 'Literal' ? value['value'] : singleTemplate(value);
        if (typeof text !== 'string' || !needsFormatting.test(text)) return;
        replacements.push({ start: value.start, end: value.end, text: JSON.stringify(compile(text)) });
      });
      if (replacements.length === 0) return null;
      let result = code;
      for (const { start, end, text } of replacements.toSorted((a, b) => b.start - a.start)) {
        result = result.slice(0, start) + text + result.slice(end);
      }
      return { code: result, map: null };
    },
  };
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
