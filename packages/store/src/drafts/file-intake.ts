import type { DraftMedia } from '../outbox/draft.js';
import { draftMedia } from './media-list.js';
import type { MediaLimits } from './media-limits.js';
import { fileProblem, type FileFacts, type FileProblem } from './media-rules.js';

/** A file that was not attached, with the reason. `name` is what the file is called: text from anywhere. */
export interface FileRefusal {
  readonly id: string;
  readonly name: string;
  readonly problem: FileProblem | { readonly kind: 'count'; readonly limit: number } | { readonly kind: 'poll' };
}

export interface IntakeContext {
  readonly limits: MediaLimits;
  /** Files that the post has already. */
  readonly present: number;
  /** The post has a poll, and the server takes no media with it. */
  readonly isRefusedByPoll: boolean;
  readonly newId: () => string;
  readFacts(file: File): Promise<FileFacts>;
  /** Null where the picture cannot be scaled. */
  scale(file: File, facts: FileFacts, maxPixels: number): Promise<File | null>;
}

export interface Intake {
  readonly accepted: readonly DraftMedia[];
  readonly refused: readonly FileRefusal[];
}

const LONGEST_NAME = 120;
/** Controls, halves of characters, and characters that reorder or hide text: they make a name look as if it had another ending. */
const DECEPTIVE = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** The name of a file as it is shown and sent: without folders and deceptive characters, and with its ending when it is cut. */
export function fileName(name: string): string {
  const plain = name
    .replaceAll(DECEPTIVE, '')
    .replace(/^.*[/\\]/su, '')
    .trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST_NAME
    ? plain
    : `${letters.slice(0, LONGEST_NAME - 12).join('')}…${letters.slice(-11).join('')}`;
}

/**
 * Checks files against the limits of the server before any upload (CMP-01), in order. Pictures with too many pixels are scaled down. Files
 * past the number of a post are refused.
 */
export async function takeFiles(files: readonly File[], context: IntakeContext): Promise<Intake> {
  const { limits, newId, isRefusedByPoll, present } = context;
  const refusal = (file: File, problem: FileRefusal['problem']): FileRefusal => ({
    id: newId(),
    name: fileName(file.name),
    problem,
  });
  if (isRefusedByPoll) return { accepted: [], refused: files.slice(0, 1).map(file => refusal(file, { kind: 'poll' })) };
  const accepted: DraftMedia[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    if (present + accepted.length >= limits.most) {
      refused.push(refusal(file, { kind: 'count', limit: limits.most }));
      continue;
    }
    const checked = await check(file, context);
    if (checked.file === null) refused.push(refusal(file, checked.problem));
    else accepted.push(draftMedia(newId(), checked.file, fileName(file.name)));
  }
  return { accepted, refused };
}

type Checked = { readonly file: File } | { readonly file: null; readonly problem: FileProblem };

async function check(file: File, { limits, readFacts, scale }: IntakeContext): Promise<Checked> {
  const facts = await readFacts(file);
  // A picture that is scaled down has fewer bytes, too.
  const isTooLarge = fileProblem({ ...facts, bytes: Math.min(facts.bytes, 1) }, limits)?.kind === 'image-pixels';
  const scaled = isTooLarge && limits.imagePixels !== null ? await scale(file, facts, limits.imagePixels) : null;
  const problem = fileProblem(scaled === null ? facts : { ...facts, bytes: scaled.size, width: null, height: null }, limits);
  return problem === null ? { file: scaled ?? file } : { file: null, problem };
}
