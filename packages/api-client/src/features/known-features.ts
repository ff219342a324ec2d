import type { FeatureName } from './features.js';

/** Features of a server, as far as they are known: an absent one is not known, or not there. */
export type KnownFeatures = Readonly<Partial<Record<FeatureName, boolean>>>;

/** Whether a server has chats of its own, or conversations that are read as chats. */
export const hasChats = ({ chats, conversations }: KnownFeatures): boolean => chats === true || conversations === true;
