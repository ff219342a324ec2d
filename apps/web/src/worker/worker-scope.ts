/// <reference lib="webworker" />
/* The parts of browsers that TypeScript does not know, and those that two scripts of a worker share. */

/** Trusted Types: a browser that has them takes the address of a script from a policy alone. */
export interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** The event `sync` of Background Sync, which TypeScript does not know. `lastChance`: the browser will not try again. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  readonly lastChance: boolean;
}

/** The script that sends sets this in the worker that imports it. Resolves to whether something has to be tried again later. */
export interface OutboxScript {
  sendOutbox?: (isLastChance: boolean) => Promise<boolean>;
}
