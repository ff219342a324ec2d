import { useSyncExternalStore } from 'react';
import type { Memory } from './memory.js';

/** What a memory holds; the given value on the server, which remembers nothing. */
export function useMemory<Value>(memory: Memory<Value>, onServer: Value): Value {
  return useSyncExternalStore(memory.subscribe, memory.get, () => onServer);
}
