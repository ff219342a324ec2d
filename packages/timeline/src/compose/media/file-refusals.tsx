import { IconButton, useLocale, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { byteText } from './byte-text.js';
import type { FileRefusal } from './file-intake.js';
import { mediaMessages } from './messages.js';

export interface FileRefusalsProps {
  refusals: readonly FileRefusal[];
  onDismiss: () => void;
}

/** The files that were not added, each with the limit that it exceeds. Announced. */
export function FileRefusals({ refusals, onDismiss }: FileRefusalsProps) {
  const text = useMessages(mediaMessages);
  const problemText = useProblemText();
  return (
    <div role="alert">
      {refusals.length > 0 && (
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
      )}
    </div>
  );
}

const MEGAPIXEL = 1_000_000;

function useProblemText(): (problem: FileRefusal['problem']) => string {
  const text = useMessages(mediaMessages);
  const { locale } = useLocale();
  const megapixels = (pixels: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'trunc' }).format(pixels / MEGAPIXEL);
  return problem => {
    switch (problem.kind) {
      case 'count':
        return text.full({ limit: problem.limit });
      case 'poll':
        return text.notWithPoll();
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
