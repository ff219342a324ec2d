import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { withRef } from '../with-ref/with-ref.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the app, or a URL. */
  href: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProviderProps {
  /** The router's link component; receives the props of an `<a>`. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Sets the component that renders links, so that the app's router handles them. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link within the app; a plain `<a>` without a `LinkProvider`. */
export const Link = withRef(function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
});
