import { readMathml } from './mathml.js';
import { element } from './node-collector.js';
import type { RichFormula, RichNode } from './rich-node.js';
import { texSpans } from './tex-spans.js';

/** Stand for a formula of MathML and for a line break in a run of text. No text has them: they are removed from what servers send. */
const [OPEN, CLOSE, BREAK] = ['\uE0F0', '\uE0F1', '\uE0F2'];
const MARKS = /[\uE0F0-\uE0F2]|&#(?:57584|57585|57586|xe0f[0-2]);/gi;
const PLACE = /\uE0F0(\d{1,3})\uE0F1/;
const MATH = /<math(?=[\s>])[\s\S]*?<\/math\s*>/gi;
const MAX_FORMULAS = 100;

type Drawn = RichFormula['Formula'];

/** HTML without its MathML, and the formulas that were there. */
export interface WithoutMath {
  html: string;
  formulas: readonly RichNode[];
}

/** Takes the formulas out of untrusted HTML before it is parsed. One that cannot be read stays, and becomes its words there. */
export function takeMathml(html: string, Formula: Drawn): WithoutMath {
  const formulas: RichNode[] = [];
  const rest = html.replace(MARKS, '').replace(MATH, source => {
    const read = formulas.length < MAX_FORMULAS ? readMathml(source) : null;
    if (read === null) return source;
    const isBlock = read.math.props['display'] === 'block';
    const sign = isBlock ? '$$' : '$';
    const written = read.tex === null ? read.text : `${sign}${read.tex}${sign}`;
    formulas.push({ type: 'text', text: written, formula: { isBlock, tex: null, math: read.math, Formula } });
    return `${OPEN}${formulas.length - 1}${CLOSE}`;
  });
  return { html: rest, formulas };
}

/** Puts the formulas of a text in their places, those of {@link takeMathml} and those that are written as TeX. Code has none. */
export function withFormulas(nodes: readonly RichNode[], formulas: readonly RichNode[], Formula: Drawn): RichNode[] {
  const result: RichNode[] = [];
  let run: RichNode[] = [];
  const endRun = (): void => {
    result.push(...formulasOf(run, formulas, Formula));
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'text' || isBreak(node)) {
      run.push(node);
      continue;
    }
    endRun();
    const isOpen = node.type === 'link' || (node.type === 'element' && node.tag !== 'code' && node.tag !== 'pre');
    result.push(isOpen ? { ...node, children: withFormulas(node.children, formulas, Formula) } : node);
  }
  endRun();
  return result;
}

/** A formula may reach over the line breaks of its text. */
function formulasOf(run: RichNode[], formulas: readonly RichNode[], Formula: Drawn): RichNode[] {
  const text = run.map(node => (node.type === 'text' ? node.text : BREAK)).join('');
  if (!/[$\\\uE0F0]/.test(text)) return run;
  return text
    .split(PLACE)
    .flatMap((piece, index): RichNode[] =>
      index % 2 === 1 ? formulas.slice(Number(piece), Number(piece) + 1) : written(piece, Formula),
    );
}

function written(text: string, Formula: Drawn): RichNode[] {
  return texSpans(text).flatMap((piece): RichNode[] => {
    if (typeof piece === 'string') return lines(piece);
    const [tex, source] = [piece.tex, piece.source].map(part => part.replaceAll(BREAK, '\n')) as [string, string];
    // A line break within a sentence is none of a formula's.
    if (!piece.isBlock && piece.tex.includes(BREAK)) return lines(piece.source);
    return [{ type: 'text', text: source, formula: { isBlock: piece.isBlock, tex, math: null, Formula } }];
  });
}

function lines(text: string): RichNode[] {
  return text
    .split(BREAK)
    .flatMap((line, index): RichNode[] => [
      ...(index > 0 ? [element('br')] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ]);
}

const isBreak = (node: RichNode): boolean => node.type === 'element' && node.tag === 'br';
