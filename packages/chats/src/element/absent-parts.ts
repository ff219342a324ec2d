import type { NativeEmoji } from '@rookery/ui/emoji';

// Parts of other packages that the one file of the element has no room for (ADR 41): its build puts these in their place.

/** The table of Unicode's emoji would take a third of the file: after a colon the element suggests the emoji of the server. */
export const allNativeEmojis: readonly NativeEmoji[] = [];

/** The element sends messages alone: posts and votes of an app on the same origin wait for it. */
export const createOutboxKinds = () => ({});

/** Endpoints of the client that chats do not use. */
export const listsResource = () => ({});
export const markersResource = () => ({});
export const suggestionsResource = () => ({});
export const timelinesResource = () => ({});
export const trendsResource = () => ({});

/** The element has nothing to probe a silent stream with: the socket is replaced after 90 s instead. */
export const createStreamProbe = () => ({ heard: nothing, start: nothing, stop: nothing, check: nothing });

/** The element adds no entries to the history of the page: there is no `LayerHistoryProvider` in it. */
export const createLayerHistory = () => ({ open: () => nothing });
export const layerTraversal = null;

/** Settings of a site, and events, are shown nowhere in chats. */
export const parseSiteSettings = () => null;
export const defaultSiteSettings = () => null;
export const parseStatusEvent = () => null;

function nothing(): void {}
