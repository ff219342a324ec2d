import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementTheme } from './display-attributes.js';

/**
 * The props of an element in JSX. Attributes are set in React 18 and 19; properties and event listeners in 19 alone.
 *
 * @typeParam Details The `detail` of each event, by its name.
 */
export type ElementProps<Element extends HTMLElement, Details> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  /** The class, in React 18. */
  class?: string;
  /** BCP 47. */
  locale?: string;
  theme?: ElementTheme;
} & { [Name in keyof Details & string as `on${Name}`]?: (event: CustomEvent<Details[Name]>) => void };
