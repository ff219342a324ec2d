import { lazyPart } from '@rookery/ui';

const load = () => import('./media-notes.js');

/** The parts of a file that is not shown itself. */
export const FilePart = lazyPart(async () => (await load()).FilePart, { isQuiet: true });
/** The description of a picture beside its button. */
export const Description = lazyPart(async () => (await load()).MediaDescription);
