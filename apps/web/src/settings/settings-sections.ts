/** The sections of the settings, in the order of their links. Each has an address: `/settings/reading`. */
const sections = [
  'appearance',
  'reading',
  'media',
  'writing',
  'notifications',
  'keyboard',
  'profile',
  'safety',
  'filters',
  'chats',
  'data',
  'account',
] as const;

/** Sections that are pages of their own. */
const elsewhere = { filters: '/filters', chats: '/chats/settings' } as const;

export type SettingsPlace = (typeof sections)[number];

/** A section that is a page of the settings. */
export type SettingsSection = Exclude<SettingsPlace, keyof typeof elsewhere>;

/** The texts that say what is in a section. */
export const sectionHints = {
  appearance: 'appearanceHint',
  reading: 'readingHint',
  media: 'mediaHint',
  writing: 'writingHint',
  notifications: 'notificationsHint',
  keyboard: 'keyboardHint',
  safety: 'safetyHint',
  profile: 'profileHint',
  filters: 'filtersHint',
  chats: 'chatsHint',
  data: 'dataHint',
  account: 'accountHint',
} as const satisfies Readonly<Record<SettingsPlace, string>>;

/** Visitors have the sections of this device alone: they write nothing, and have no shortcuts and no account. */
const ofVisitors: readonly SettingsPlace[] = ['appearance', 'reading', 'media'];

export function offeredSections({ isSignedIn, hasChats }: { isSignedIn: boolean; hasChats: boolean }): readonly SettingsPlace[] {
  if (!isSignedIn) return ofVisitors;
  return sections.filter(section => section !== 'chats' || hasChats);
}

export const sectionPath = (section: SettingsPlace): string =>
  section === 'filters' || section === 'chats' ? elsewhere[section] : `/settings/${section}`;

/** The section that an address names; null when this reader has no such section. */
export function sectionNamed(name: string, isSignedIn: boolean): SettingsSection | null {
  const isPage = (section: SettingsPlace): section is SettingsSection => !Object.hasOwn(elsewhere, section);
  const offered = offeredSections({ isSignedIn, hasChats: false });
  return offered.filter(isPage).find(section => section === name.toLowerCase()) ?? null;
}
