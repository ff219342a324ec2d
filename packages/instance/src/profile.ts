import type { KeptState } from './kept.js';
import { compose, emojisIn } from './world/compose.js';
import type { World } from './world/world.js';

/** Puts what an account's owner wrote about themselves, and what they pinned, into the world. */
export function applyProfile(world: World, state: KeptState, accountId: string): void {
  const account = world.accounts.get(accountId);
  if (account === undefined) return;
  const profile = state.profiles[accountId];
  if (profile?.display_name !== undefined) account.display_name = profile.display_name;
  if (profile?.note_text !== undefined) {
    account.note_text = profile.note_text;
    account.note = compose(world, profile.note_text).content;
  }
  if (profile !== undefined) account.emojis = emojisIn(world, `${account.display_name} ${account.note_text}`);
  const pins = state.pins[accountId];
  if (pins !== undefined) account.pinned_status_ids = pins.filter(id => world.statuses.has(id));
}

export function applyKept(world: World, state: KeptState): void {
  for (const accountId of new Set([...Object.keys(state.profiles), ...Object.keys(state.pins)])) {
    applyProfile(world, state, accountId);
  }
}
