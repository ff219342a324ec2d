import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { withRef } from '../with-ref/with-ref.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the app, or a URL. */
  href: string;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A page of the app about something that has an address elsewhere. A link to that address carries the page in the attribute `data-inside`: the
 * app's router opens it on a plain press. Any other press opens the address itself, and so does every press without such a router.
 */
export interface LinkPlace {
  kind: 'post' | 'profile' | 'event';
  /** Its path in the app. */
  href: string;
  /** The handle of a profile, without the leading `@`. */
  acct?: string;
}

export interface LinkProviderProps {
  /** The router's link component; receives the props of an `<a>`. */
  component: ComponentType<LinkProps>;
  /** The page of the app that an address means by its form: those of the app's own hosts. Stable. Default: none. */
  placeOf?: (url: string) => LinkPlace | null;
  children: ReactNode;
}

const noPlace = (): null => null;

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');
const PlaceContext = createContext<(url: string) => LinkPlace | null>(noPlace);

/** Sets the component that renders links, so that the app's router handles them, and which addresses mean pages of the app. */
export function LinkProvider({ component, placeOf = noPlace, children }: LinkProviderProps) {
  return (
    <LinkContext.Provider value={component}>
      <PlaceContext.Provider value={placeOf}>{children}</PlaceContext.Provider>
    </LinkContext.Provider>
  );
}

/** A link within the app; a plain `<a>` without a `LinkProvider`. */
export const Link = withRef(function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
});

/** `placeOf` of the `LinkProvider`; without one it knows no page. */
export const usePlaceOf = (): ((url: string) => LinkPlace | null) => useContext(PlaceContext);
