import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface LinkProviderProps {
  /** The router's link. It gets the same props as `<a>`. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Lets the app's router follow the links of every package below. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link within the app; a plain `<a>` where no router is given. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}
