/** The German texts of the moderator's screens. */
export const de: Record<string, string> = {
  'moderation.title': 'Moderation',
  'moderation.sections': 'Bereiche der Moderation',
  'moderation.reports': 'Meldungen',
  'moderation.accounts': 'Konten',
  'moderation.approvals': 'Beitrittsanfragen',
  'moderation.announcements': 'Ankündigungen',
  'moderation.servers': 'Server',
  'moderation.rules': 'Regeln',
  'moderation.blocks': 'Sperren',
  'moderation.log': 'Protokoll',
  'moderation.failed': 'Die Moderation dieses Servers konnte nicht geladen werden.',
  'moderation.noApi': 'Dieser Server bietet anderen Apps keine Moderation.',
  'moderation.noApiText': 'Moderiere ihn auf seiner eigenen Website.',
  'moderation.nothing': 'Deine Rolle hat hier nichts zu tun.',
};
