import { useFormattingLocale, useMessages } from '../i18n/messages-provider.js';
import { byteText } from './byte-text.js';
import { refusalMessages } from './refusal-messages.js';

/** Why a file is not taken. `limit`: in bytes, pixels or seconds; `type`: '' for an unknown one. */
export type FileProblem =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'image-bytes' | 'video-bytes' | 'audio-bytes' | 'image-pixels' | 'video-pixels' | 'video-seconds';
      readonly limit: number;
    };

const MEGAPIXEL = 1_000_000;

/** Returns a function that says why a file is not taken, with the limit that it exceeds. */
export function useFileProblemText(): (problem: FileProblem) => string {
  const text = useMessages(refusalMessages);
  const locale = useFormattingLocale();
  const megapixels = (pixels: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'trunc' }).format(pixels / MEGAPIXEL);
  return problem => {
    switch (problem.kind) {
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
