/*
 * The roles of lists whose rows a windowed list mounts: it draws neither `ul` nor `li`. As values, because they are set on elements that
 * have further props of their own.
 */
export const list = { role: 'list' } as const;
export const listItem = { role: 'listitem' } as const;
