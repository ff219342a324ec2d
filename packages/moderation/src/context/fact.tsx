import type { ReactNode } from 'react';

/** A line of a list of details. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Why something could not be done, at its place; nothing for null. */
export function Failure({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="rk-staff-failure" role="alert" dir="auto">
      {text}
    </p>
  );
}
