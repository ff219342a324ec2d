import type { ReactNode } from 'react';

export interface BlankStateProps {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The next step, usually a button or a link. */
  action?: ReactNode;
}

/** Says what an empty place is for and offers the next step. */
export function BlankState({ icon, title, description, action }: BlankStateProps) {
  return (
    <div className="rk-state">
      {icon}
      <p className="rk-state-title">{title}</p>
      {description && <p>{description}</p>}
      {action}
    </div>
  );
}
