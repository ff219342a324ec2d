import { compose, emojisIn, escapeHtml, linkHtml } from '../world/compose.js';
import type { AccountRecord } from '../world/records.js';
import type { RegistrationSettings } from '../server-profiles/sign-up-profile.js';
import type { NotificationPolicy } from './notification-record.js';
import type { World } from '../world/world.js';
import type { FilterRecord } from '../world/records.js';

/** Changes that the world's journal does not record. Plain JSON, so that a host can store it. */
export interface OverridesState {
  /** By account id: the profile as its owner wrote it. */
  profiles: Record<string, ProfileOverride>;
  /** By account id, then by timeline name. */
  markers: Record<string, Record<string, Marker>>;
  /** By account id: pinned statuses, newest pin first. */
  pins: Record<string, string[]>;
  /** By account id: statuses whose thread is muted. */
  mutedThreads: Record<string, string[]>;
  /** By account id: the newest cleared notification. */
  clearedNotifications: Record<string, string>;
  /** By account id: the newest notification marked as seen beside the marker. */
  seenNotifications?: Record<string, string>;
  /** By account id: what it does with notifications of groups of accounts. */
  notificationPolicies?: Record<string, Partial<NotificationPolicy>>;
  /** By account id: the senders whose filtered notifications it accepted. */
  acceptedSenders?: Record<string, string[]>;
  /** By account id: its filters, oldest first. */
  filters?: Record<string, FilterRecord[]>;
  /** By account id: policies it accepted. */
  acceptedPolicies?: Record<string, string[]>;
  /** By account id: the announcements it dismissed, and its reactions by announcement id. */
  announcements?: Record<string, { read: string[]; reactions: Record<string, string[]> }>;
  /** Differences from how the server profile takes new members. */
  registrations?: Partial<RegistrationSettings>;
  /** By code. `max_uses` null: there is no limit. */
  invitations?: Record<string, { uses: number; max_uses: number | null }>;
}

export interface ProfileOverride {
  display_name?: string;
  note_text?: string;
  posting?: PostingDefaults;
  accepts_chat_messages?: boolean;
  chats_onboarded?: boolean;
  locked?: boolean;
  bot?: boolean;
  discoverable?: boolean;
  hides_follows?: boolean;
  /** As they were written. */
  fields?: readonly { name: string; value: string }[];
  /** By client: what it has stored (Pleroma and its relatives). */
  settings_store?: Readonly<Record<string, unknown>>;
  /** Hashtags on the profile, without '#'. */
  featured_tags?: string[];
}

/** The defaults of an account's new posts. */
interface PostingDefaults {
  privacy?: string;
  sensitive?: boolean;
  language?: string;
}

interface Marker {
  last_read_id: string;
  version: number;
  updated_at: string;
}

export interface Overrides {
  readonly state: OverridesState;
  /** Changes the state and notifies subscribers. */
  change(apply: (state: OverridesState) => void): void;
  onChange(listener: () => void): () => void;
}

export function emptyOverrides(): OverridesState {
  return {
    profiles: {},
    markers: {},
    pins: {},
    mutedThreads: {},
    clearedNotifications: {},
    acceptedPolicies: {},
    seenNotifications: {},
    notificationPolicies: {},
    acceptedSenders: {},
  };
}

export function createOverrides(state: OverridesState = emptyOverrides()): Overrides {
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

/** Writes an account's profile and pins into the world. */
export function applyAccountOverrides(world: World, state: OverridesState, accountId: string): void {
  const account = world.accounts.get(accountId);
  if (account === undefined) return;
  const profile = state.profiles[accountId];
  if (profile !== undefined) applySwitches(account, profile);
  if (profile?.display_name !== undefined) account.display_name = profile.display_name;
  if (profile?.accepts_chat_messages !== undefined) account.accepts_chat_messages = profile.accepts_chat_messages;
  if (profile?.note_text !== undefined) {
    account.note_text = profile.note_text;
    account.note = compose(world, profile.note_text).content;
  }
  if (profile !== undefined) account.emojis = emojisIn(world, `${account.display_name} ${account.note_text}`);
  const pins = state.pins[accountId];
  if (pins !== undefined) account.pinned_status_ids = pins.filter(id => world.statuses.has(id));
}

function applySwitches(account: AccountRecord, profile: ProfileOverride): void {
  account.locked = profile.locked ?? account.locked;
  account.bot = profile.bot ?? account.bot;
  account.discoverable = profile.discoverable ?? account.discoverable;
  if (profile.hides_follows !== undefined) account.standing = { ...account.standing, hides_follows: profile.hides_follows };
  if (profile.featured_tags !== undefined) account.featured_tags = [...profile.featured_tags];
  if (profile.fields === undefined) return;
  const known = account.fields;
  account.fields = profile.fields.map(({ name, value }) => {
    const html = /^https?:\/\/\S+$/.test(value) ? linkHtml(value) : escapeHtml(value);
    // A link stays verified for as long as it is the same.
    const verifiedAt = known.find(field => field.value === html)?.verified_at ?? null;
    return { name, value: html, verified_at: verifiedAt, text: value };
  });
}

export function applyOverrides(world: World, state: OverridesState): void {
  for (const accountId of new Set([...Object.keys(state.profiles), ...Object.keys(state.pins)])) {
    applyAccountOverrides(world, state, accountId);
  }
}
