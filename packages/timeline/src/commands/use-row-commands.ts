import { useLayoutEffect } from 'react';
import type { RowCommandRegistry, RowCommands } from './row-commands.js';

/** Registers the commands of a row while it is mounted: those of its latest rendering. Without a registry or a key: does nothing. */
export function useRowCommands(registry: RowCommandRegistry | null, key: string | undefined, commands: RowCommands): void {
  useLayoutEffect(() => (key === undefined ? undefined : registry?.register(key, commands)));
}
