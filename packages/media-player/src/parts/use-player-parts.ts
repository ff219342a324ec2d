import { useContext } from 'react';
import { PartsContext, type PlayerParts } from '../controls/parts-context.js';

/** The player around a part: its store, its texts and its caption settings. Throws outside of a player. */
export function usePlayerParts(): PlayerParts {
  const parts = useContext(PartsContext);
  if (parts === null)
    throw new Error('Parts of a player work only in its property "controls" and in a <PlayerPartsProvider>.');
  return parts;
}
