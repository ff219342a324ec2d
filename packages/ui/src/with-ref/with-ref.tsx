import { forwardRef, version, type ReactNode } from 'react';

/**
 * Gives a component its `ref` as a prop. React 19 does so for every component, React 18 only through `forwardRef`: a component that takes a
 * ref is declared with this function and is the same in both.
 * @param reactVersion That of the React in use, by default.
 */
export function withRef<Component extends (props: never) => ReactNode>(component: Component, reactVersion = version): Component {
  if (Number.parseInt(reactVersion, 10) >= 19) return component;
  const render = component as unknown as (props: object) => ReactNode;
  return forwardRef<unknown, object>((props, ref) => render({ ...props, ref })) as unknown as Component;
}
