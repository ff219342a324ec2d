import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { refusalMessages } from './refusal-messages.js';
import { useFileProblemText, type FileProblem } from './use-file-problem-text.js';

export interface RefusedFilesProps {
  /** `name`: text from anywhere. `problem`: the reason, or its words. */
  refusals: readonly { readonly id: string; readonly name: string; readonly problem: FileProblem | string }[];
  onDismiss: () => void;
}

/** The list of refused files, with a button that removes it. */
export function RefusedFiles({ refusals, onDismiss }: RefusedFilesProps) {
  const text = useMessages(refusalMessages);
  const problemText = useFileProblemText();
  return (
    <div className="rk-file-refusals">
      <ul aria-label={text.refused()}>
        {refusals.map(({ id, name, problem }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span>{typeof problem === 'string' ? problem : problemText(problem)}</span>
          </li>
        ))}
      </ul>
      <IconButton label={text.dismiss()} icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />} onClick={onDismiss} />
    </div>
  );
}
