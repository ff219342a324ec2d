/** The beginning of the query keys of all composers. A module of its own: it is read before the first composer has loaded. */
export const composersKey = ['compose', 'draft'] as const;

/** The cache key of the account's defaults of new posts, as the composers read them. Invalidate it when they have changed. */
export const postingDefaultsKey = ['compose', 'defaults'] as const;
