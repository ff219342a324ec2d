/** The French texts of the moderator's screens. */
export const fr: Record<string, string> = {
  'moderation.title': 'Modération',
  'moderation.sections': 'Rubriques de modération',
  'moderation.reports': 'Signalements',
  'moderation.accounts': 'Comptes',
  'moderation.approvals': 'Inscriptions en attente',
  'moderation.announcements': 'Annonces',
  'moderation.servers': 'Serveurs',
  'moderation.rules': 'Règles',
  'moderation.blocks': 'Blocages',
  'moderation.log': 'Journal',
  'moderation.failed': 'La modération de ce serveur n’a pas pu être chargée.',
  'moderation.noApi': 'Ce serveur n’offre pas la modération aux autres applications.',
  'moderation.noApiText': 'Modérez-le sur son propre site.',
  'moderation.nothing': 'Votre rôle n’a rien à faire ici.',
};
