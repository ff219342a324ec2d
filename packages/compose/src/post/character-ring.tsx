import { throttle, useRemainingText, useStore, VisuallyHidden, type Store } from '@rookery/ui';
import { useLayoutEffect, useRef } from 'react';
import { countedLength, type CountRules } from './counted-length.js';
import type { Draft } from '@rookery/store';

interface CharacterRingProps {
  id: string;
  draft: Store<Draft>;
  /** Index of the part that is counted. */
  part: number;
  rules: CountRules;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;
/** Nobody sees less of the ring, in px. Most keys then change the number alone. */
const RING_STEP_PX = 0.5;
/** Shortest time between two counts that are shown, in ms. Each costs a layout beside the one of the letter itself (ADR 11). */
const SHOW_MS = 150;

/**
 * The remaining characters as a ring and a number; a negative number in the danger colour. They are written to the document without
 * rendering, which would begin at the root of the page, and less often than a quick typist changes them (ADR 11). @selector [data-over]
 */
export function CharacterRing({ id, draft, part, rules }: CharacterRingProps) {
  const text = useRemainingText();
  const ring = useRef<SVGCircleElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const isOver = useStore(draft, state => usedCharacters(state, part, rules) > rules.maxCharacters);
  useLayoutEffect(() => {
    const show = throttle(() => {
      const used = usedCharacters(draft.get(), part, rules);
      const remaining = rules.maxCharacters - used;
      const share = Math.min(1, used / Math.max(1, rules.maxCharacters));
      const arc = `${Math.round((share * LENGTH) / RING_STEP_PX) * RING_STEP_PX} ${LENGTH}`;
      if (ring.current?.getAttribute('stroke-dasharray') !== arc) ring.current?.setAttribute('stroke-dasharray', arc);
      setText(number.current, text.number(remaining));
      setText(words.current, text.words(remaining));
    }, SHOW_MS);
    show();
    const unsubscribe = draft.subscribe(show);
    return () => {
      unsubscribe();
      show.cancel();
    };
  }, [draft, part, rules, text]);
  return (
    <span className="rk-compose-count" data-over={isOver || undefined}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r={RADIUS} />
        <circle cx="12" cy="12" r={RADIUS} ref={ring} transform="rotate(-90 12 12)" />
      </svg>
      <span aria-hidden="true" ref={number} />
      <VisuallyHidden>
        <span id={id} ref={words} />
      </VisuallyHidden>
    </span>
  );
}

function usedCharacters({ parts }: Draft, part: number, rules: CountRules): number {
  const counted = parts[part];
  return counted === undefined ? 0 : countedLength(counted.text, counted.spoilerText, rules);
}

/** Keeps the text node: another one would be styled anew, and would be a change of the tree for its observers. */
function setText(element: HTMLElement | null, text: string): void {
  if (element === null) return;
  if (element.firstChild === null) element.append(text);
  else element.firstChild.nodeValue = text;
}
