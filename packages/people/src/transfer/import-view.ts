import type { JobFailure, JobView } from '@rookery/store';
import type { transferMessages } from './messages.js';
import type { TransferLine } from './transfer-kinds.js';

export type ImportView = JobView<TransferLine>;

/** An import with its failed lines by their numbers in the file. */
export const inFileOrder = (view: ImportView): ImportView => ({
  ...view,
  failures: view.failures.toSorted((one, other) => one.line.number - other.line.number),
});

/** Why lines failed that no server has seen, and why others did without its words. */
const reasons = {
  address: 'badAddress',
  uri: 'badUri',
  domain: 'badDomain',
  title: 'badTitle',
  filter: 'badFilter',
  'filter-ended': 'filterEnded',
  'too-long': 'tooLong',
  'no-account': 'noAccount',
  'no-post': 'noPost',
  'no-filters': 'noFilters',
  'no-answer': 'noAnswer',
} as const satisfies Record<string, keyof (typeof transferMessages)['texts']>;

const reasonTexts = new Map<string, (typeof reasons)[keyof typeof reasons]>(Object.entries(reasons));

/** The text of why a line failed, unless the server's words say it. */
export const reasonOf = ({ reason }: JobFailure<TransferLine>): (typeof reasons)[keyof typeof reasons] | 'refused' =>
  reasonTexts.get(reason ?? '') ?? 'refused';

const unreadable = new Set<string | null>(['address', 'uri', 'domain', 'title', 'filter', 'too-long']);

/** Whether another attempt could do the line: it can be read. */
export const canBeTried = ({ reason }: JobFailure<TransferLine>): boolean => !unreadable.has(reason);
