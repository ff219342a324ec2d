import { IconButton, useFormattingLocale, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { byteText } from './byte-text.js';
import type { FileRefusal } from './file-intake.js';
import { mediaMessages } from './messages.js';
import { refusalMessages } from './refusal-messages.js';

export interface RefusedFilesProps {
  refusals: readonly FileRefusal[];
  onDismiss: () => void;
}

/** The list of refused files, with a button that removes it. */
export function RefusedFiles({ refusals, onDismiss }: RefusedFilesProps) {
  const text = useMessages(refusalMessages);
  const problemText = useProblemText();
  return (
    <div className="rk-file-refusals">
      <ul aria-label={text.refused()}>
        {refusals.map(({ id, name, problem }) => (
          <li key={id}>
            <bdi>{name}</bdi> <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
      <IconButton label={text.dismiss()} icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />} onClick={onDismiss} />
    </div>
  );
}

const MEGAPIXEL = 1_000_000;

function useProblemText(): (problem: FileRefusal['problem']) => string {
  const text = useMessages(refusalMessages);
  const mediaText = useMessages(mediaMessages);
  const locale = useFormattingLocale();
  const megapixels = (pixels: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'trunc' }).format(pixels / MEGAPIXEL);
  return problem => {
    switch (problem.kind) {
      case 'count':
        return mediaText.full({ limit: problem.limit });
      case 'poll':
        return mediaText.notWithPoll();
      case 'type':
        return problem.type === '' ? text.fileTypeUnknown() : text.fileType({ type: problem.type });
      case 'empty':
        return text.fileEmpty();
      case 'image-bytes':
        return text.imageBytes({ limit: byteText(problem.limit, locale) });
      case 'video-bytes':
        return text.videoBytes({ limit: byteText(problem.limit, locale) });
      case 'audio-bytes':
        return text.audioBytes({ limit: byteText(problem.limit, locale) });
      case 'image-pixels':
        return text.imagePixels({ limit: megapixels(problem.limit) });
      case 'video-pixels':
        return text.videoPixels({ limit: megapixels(problem.limit) });
      case 'video-seconds':
        return text.videoSeconds({ limit: problem.limit });
    }
  };
}
