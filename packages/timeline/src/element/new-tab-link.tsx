import type { LinkProps } from '@rookery/ui';

/** A link of the element: it never takes the reader away from the page around it. */
export function NewTabLink({ children, ref, ...props }: LinkProps) {
  return (
    <a {...props} ref={ref} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
