import { useEffect, useRef } from 'react';

/** The title of a part of the sign-up. It takes the focus that was lost with the part before. */
export function SignUpTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
