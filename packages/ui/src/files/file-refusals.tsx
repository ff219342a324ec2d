import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { refusalMessages } from './refusal-messages.js';
import { useFileProblemText, type FileProblem } from './use-file-problem-text.js';

interface FileRefusalsProps {
  /** `name`: text from anywhere. `problem`: the reason, or its words. */
  refusals: readonly { readonly id: string; readonly name: string; readonly problem: FileProblem | string }[];
  onDismiss: () => void;
}

/** The files that were not added, each with the limit that it exceeds. Announced. */
export function FileRefusals({ refusals, onDismiss }: FileRefusalsProps) {
  return <div role="alert">{refusals.length > 0 && <RefusedFiles refusals={refusals} onDismiss={onDismiss} />}</div>;
}

function RefusedFiles({ refusals, onDismiss }: FileRefusalsProps) {
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
