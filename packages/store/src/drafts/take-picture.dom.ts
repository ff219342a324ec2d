import { readFileFacts, scalePicture } from './file-facts.dom.js';
import { takeFiles, type IntakeContext } from './file-intake.js';
import type { MediaLimits } from './media-limits.js';
import { kindOf, typeOf, type FileProblem } from './media-rules.js';

/** A picture that was taken, under its plain name, or why it was not. */
export type TakenPicture =
  | { readonly file: Blob; readonly name: string; readonly problem: null }
  | { readonly file: null; readonly problem: FileProblem };

/** The picture types for the `accept` of a file field; `image/*` where the server names none. */
export const pictureTypes = ({ types }: MediaLimits): string =>
  types.filter(type => kindOf(type) === 'image').join(',') || 'image/*';

/** Checks one picture as the files of a draft are checked: it is scaled down where it has too many pixels, and no other file is taken. */
export async function takePicture(
  file: File,
  limits: MediaLimits,
  { readFacts, scale }: Pick<IntakeContext, 'readFacts' | 'scale'> = { readFacts: readFileFacts, scale: scalePicture },
): Promise<TakenPicture> {
  const type = typeOf(file);
  if (kindOf(type) !== 'image') return { file: null, problem: { kind: 'type', type } };
  const context = { limits: { ...limits, most: 1 }, present: 0, isRefusedByPoll: false, newId: () => '', readFacts, scale };
  const { accepted, refused } = await takeFiles([file], context);
  const [taken] = accepted;
  if (taken?.file) return { file: taken.file, name: taken.name, problem: null };
  const problem = refused[0]?.problem;
  // One file is neither too many nor beside a poll.
  return {
    file: null,
    problem: problem === undefined || problem.kind === 'count' || problem.kind === 'poll' ? { kind: 'empty' } : problem,
  };
}
