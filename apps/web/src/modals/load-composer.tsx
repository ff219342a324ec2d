/** The code of the composer, the drafts and the draft of a post that is deleted. */
export const loadComposer = () => import('./composer.screen.js');
