/** The Japanese texts of this package, keyed `namespace.key`. */
export const ja: Record<string, string> = {
  'ads.sponsoredPost': 'スポンサー付きの投稿。',
  'ads.options': '広告のオプション',
  'ads.why': 'この広告が表示される理由',
  'ads.fundsTheService': '{siteTitle}は、サービスの運営資金の一部とするために広告を表示しています。',
};
