/** The Japanese texts of the moderator's screens. */
export const ja: Record<string, string> = {
  'moderation.title': 'モデレーション',
  'moderation.sections': 'モデレーションの項目',
  'moderation.reports': '通報',
  'moderation.accounts': 'アカウント',
  'moderation.approvals': '承認待ち',
  'moderation.announcements': 'お知らせ',
  'moderation.servers': 'サーバー',
  'moderation.rules': 'ルール',
  'moderation.blocks': 'ブロック',
  'moderation.log': '操作履歴',
  'moderation.failed': 'このサーバーのモデレーションを読み込めませんでした。',
  'moderation.noApi': 'このサーバーは他のアプリからのモデレーションに対応していません。',
  'moderation.noApiText': 'サーバーのウェブサイトでモデレーションしてください。',
  'moderation.nothing': 'あなたのロールでできることはここにはありません。',
};
