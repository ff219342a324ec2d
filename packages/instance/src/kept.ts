/** What people changed that the world's journal has no word for; plain JSON, so that a host can keep it. */
export interface KeptState {
  /** Account id to the profile as its owner wrote it. */
  profiles: Record<string, { display_name?: string; note_text?: string }>;
  /** Account id to timeline name to marker. */
  markers: Record<string, Record<string, Marker>>;
  /** Account id to its pins, newest first. */
  pins: Record<string, string[]>;
  /** Account id to the posts whose thread it muted. */
  mutedThreads: Record<string, string[]>;
  /** Account id to the id of the newest notification it cleared. */
  clearedNotifications: Record<string, string>;
}

export interface Marker {
  last_read_id: string;
  version: number;
  updated_at: string;
}

export interface Kept {
  readonly state: KeptState;
  /** Changes the state and tells the host. */
  change(apply: (state: KeptState) => void): void;
  onChange(listener: () => void): () => void;
}

export function emptyKept(): KeptState {
  return { profiles: {}, markers: {}, pins: {}, mutedThreads: {}, clearedNotifications: {} };
}

export function createKept(initial: KeptState = emptyKept()): Kept {
  const state = initial;
  const listeners = new Set<() => void>();
  return {
    state,
    change(apply) {
      apply(state);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
