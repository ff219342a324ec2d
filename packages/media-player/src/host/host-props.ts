import type { AriaAttributes, HTMLAttributes } from 'react';

type Attributes = HTMLAttributes<HTMLDivElement>;

type HostAttribute = 'className' | 'dir' | 'hidden' | 'id' | 'lang' | 'style';
type HostHandler =
  | 'onBlur'
  | 'onClick'
  | 'onFocus'
  | `onKey${'Down' | 'Up'}`
  | `onPointer${'Down' | 'Enter' | 'Leave' | 'Move' | 'Up'}`;

/** The properties of the root element of a player that a page may set, besides a `ref`. The player's own role, name and `data-` attributes stay. */
export interface HostProps extends AriaAttributes, Pick<Attributes, HostAttribute | HostHandler> {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

const FOR_HOST = /^(?:data|aria)-|^(?:className|dir|hidden|id|lang|style|on(?:Blur|Click|Focus|Key|Pointer).*)$/;

/** Those of the properties that are for the root element. */
export function hostPropsOf(props: object): HostProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => FOR_HOST.test(name)));
}

/** The properties of an element: classes of both, handlers of the page before those of the player, and otherwise the player's. */
export function mergeHostProps<Own extends object>(host: HostProps, own: Own): HostProps & Own {
  const given: Readonly<Record<string, unknown>> = { ...host };
  const merged = Object.entries(own).map(([name, value]: [string, unknown]) => [name, mergeValues(name, given[name], value)]);
  return { ...given, ...Object.fromEntries(merged) } as HostProps & Own;
}

function mergeValues(name: string, given: unknown, own: unknown): unknown {
  if (name === 'className' && given) return `${own as string} ${given as string}`;
  if (typeof given !== 'function' || typeof own !== 'function') return own ?? given;
  return (event: unknown) => {
    given(event);
    own(event);
  };
}
