import { createContext, useContext } from 'react';
import type { Moderation } from './moderation-options.js';

export const ModerationContext = createContext<Moderation | null>(null);

/** The server, the member of the staff and the open place; throws outside of a `ModerationScreen`. */
export function useModeration(): Moderation {
  const moderation = useContext(ModerationContext);
  if (moderation === null) throw new Error('The parts of a moderator need a ModerationScreen above them.');
  return moderation;
}
