/** The beginning of the query keys of all composers. A module of its own: it is read before the first composer has loaded. */
export const composersKey = ['compose', 'draft'] as const;
