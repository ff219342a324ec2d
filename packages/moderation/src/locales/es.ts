/** The Spanish texts of the moderator's screens. */
export const es: Record<string, string> = {
  'moderation.title': 'Moderación',
  'moderation.sections': 'Secciones de moderación',
  'moderation.reports': 'Denuncias',
  'moderation.accounts': 'Cuentas',
  'moderation.approvals': 'Solicitudes de registro',
  'moderation.announcements': 'Anuncios',
  'moderation.servers': 'Servidores',
  'moderation.rules': 'Reglas',
  'moderation.blocks': 'Bloqueos',
  'moderation.log': 'Registro',
  'moderation.failed': 'No se pudo cargar la moderación de este servidor.',
  'moderation.noApi': 'Este servidor no ofrece moderación a otras aplicaciones.',
  'moderation.noApiText': 'Modéralo en su propio sitio web.',
  'moderation.nothing': 'Tu rol no tiene nada que hacer aquí.',
};
