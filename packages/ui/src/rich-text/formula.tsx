import {
  createElement,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createLazySource } from '../lazy-part/lazy-source.js';
import { copySources } from './copied-sources.dom.js';
import { mathText } from './mathml.js';
import type { MathElement, MathNode, RichFormula } from './rich-node.js';

/** Temml, loaded with the first formula that is TeX. */
const converter = createLazySource(
  () => null,
  async () => (await import('./tex.js')).texTree,
);
const notOnServer = (): null => null;

// Here, and not in a sheet: every page would load it.
const wide: CSSProperties = { display: 'inline-block', maxInlineSize: '100%', overflow: 'auto hidden', verticalAlign: 'middle' };
const block: CSSProperties = { ...wide, display: 'block', paddingBlock: 'var(--rk-space-1)' };

type FormulaProps = ComponentProps<RichFormula['Formula']>;

/** Characters of a formula in a line that may be wider than a phone: it scrolls. */
const WIDE = 30;

/** A formula as MathML, which browsers draw with the fonts of the system; its source until it can be drawn, and where it cannot. */
export function Formula({ tex, ...props }: FormulaProps) {
  return tex === null ? <DrawnFormula {...props} /> : <TexFormula {...props} tex={tex} />;
}

function TexFormula({ tex, ...props }: Omit<FormulaProps, 'tex' | 'math'> & { tex: string }) {
  const convert = useSyncExternalStore(converter.subscribe, converter.current, notOnServer);
  return <DrawnFormula {...props} math={convert?.(tex, props.isBlock) ?? null} />;
}

function DrawnFormula({ source, isBlock, math }: Omit<FormulaProps, 'tex'>) {
  const box = useRef<HTMLSpanElement>(null);
  const isDrawn = math !== null;
  // A copied text has the source: the letters of a formula alone are another one.
  useEffect(() => {
    if (isDrawn && box.current !== null) copySources(box.current.getRootNode());
  }, [isDrawn]);
  if (math === null) return source;
  const scrolls = isBlock || mathText(math.children).length > WIDE;
  return (
    <span
      ref={box}
      className="rk-formula"
      data-source={source}
      style={isBlock ? block : scrolls ? wide : undefined}
      // A wide formula scrolls, so it must be focusable for keyboard users.
      {...(scrolls && { tabIndex: 0 })}
    >
      {draw(math, 0)}
    </span>
  );
}

const draw = (node: MathNode, key: number): ReactNode => (typeof node === 'string' ? node : drawElement(node, key));

function drawElement({ tag, props, children }: MathElement, key: number): ReactNode {
  return createElement(tag, { key, ...props }, ...children.map(draw));
}
