import type { FeedCommandId } from './feed-commands.js';

/** A command that acts on one row of a list, rather than on the cursor. */
export type RowCommandId = Exclude<FeedCommandId, 'next' | 'previous'>;

/** The commands of one row. Every kind of row has its own: a status offers most of them, a gap only `open`. */
export interface RowCommands {
  /** Runs the command. False when the row does not offer it. */
  run(command: RowCommandId): boolean;
  /** Why the row does not offer the command; null where it does. Absent: its one command is `open`. */
  refusal?(command: RowCommandId): unknown;
}

/** The commands of the mounted rows of one list, by row key. */
export interface RowCommandRegistry {
  /** Returns an unregister function. A later registration for the same key replaces the earlier one. */
  register(key: string, commands: RowCommands): () => void;
  /** Null for a row that is not mounted, and for one without commands. */
  commandsOf(key: string): RowCommands | null;
}

export function createRowCommandRegistry(): RowCommandRegistry {
  const registered = new Map<string, RowCommands>();
  return {
    register(key, commands) {
      registered.set(key, commands);
      return () => {
        if (registered.get(key) === commands) registered.delete(key);
      };
    },
    commandsOf: key => registered.get(key) ?? null,
  };
}

/** The commands of a row whose only command is `open`; `open` null: none. */
export function openCommand(open: (() => void) | null): RowCommands {
  return {
    run(command) {
      if (command !== 'open' || open === null) return false;
      open();
      return true;
    },
  };
}
