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
  'data',
  'account',
] as const;

export type SettingsSection = (typeof sections)[number];

/** Visitors write nothing, and have no shortcuts and no account. */
const membersOnly: readonly SettingsSection[] = ['writing', 'notifications', 'keyboard', 'profile', 'safety', 'data', 'account'];

export function offeredSections(isSignedIn: boolean): readonly SettingsSection[] {
  return isSignedIn ? sections : sections.filter(section => !membersOnly.includes(section));
}

/** The section that an address names; null when this reader has no such section. */
export function sectionNamed(name: string, isSignedIn: boolean): SettingsSection | null {
  return offeredSections(isSignedIn).find(section => section === name.toLowerCase()) ?? null;
}
