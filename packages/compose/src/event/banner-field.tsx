import { Button, IconButton, safeUrl, useMessages } from '@rookery/ui';
import { useFileProblemText, useObjectUrl } from '@rookery/ui/files';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { pictureTypes, takePicture, type FileProblem, type MediaLimits } from '@rookery/store/drafts';
import type { DraftBanner } from './event-draft.js';
import { editorMessages } from './messages.js';

interface BannerFieldProps {
  value: DraftBanner | null;
  onChange(value: DraftBanner | null): void;
  limits: MediaLimits;
  newId(): string;
}

/** The banner of an event. A file that the server would refuse is refused here, with the limit named. */
export function BannerField({ value, onChange, limits, newId }: BannerFieldProps) {
  const text = useMessages(editorMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const fileUrl = useObjectUrl(value?.kind === 'file' ? value.file : null);
  const preview = value?.kind === 'attachment' ? safeUrl(value.url, 'media') : fileUrl;

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const taken = await takePicture(file, limits);
    setProblem(taken.problem);
    if (taken.file !== null) onChange({ kind: 'file', id: newId(), file: taken.file, name: taken.name });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be a grid in every browser
    <div className="rk-event-banner-field" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="rk-event-label">
        {text.banner()}
      </span>
      {preview !== null && (
        <span className="rk-event-banner">
          <img referrerPolicy="no-referrer" src={preview} alt="" />
        </span>
      )}
      <div className="rk-event-banner-actions">
        <input
          ref={input}
          hidden
          type="file"
          aria-label={text.chooseBanner()}
          accept={pictureTypes(limits)}
          onChange={event => {
            void choose(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button size="sm" aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          <ImagePlus size={18} strokeWidth={1.85} aria-hidden="true" />
          {value === null ? text.chooseBanner() : text.changeBanner()}
        </Button>
        {value !== null && (
          <IconButton
            label={text.removeBanner()}
            icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <p id={`${id}-hint`} className="rk-event-hint">
        {text.bannerHint()}
      </p>
      <Problem problem={problem} />
    </div>
  );
}

function Problem({ problem }: { problem: FileProblem | null }) {
  const text = useMessages(editorMessages);
  const problemText = useFileProblemText();
  const words = problem === null ? '' : problem.kind === 'type' ? text.bannerType() : problemText(problem);
  // Always in the page, so that a screen reader announces the text when it comes.
  return (
    <p className="rk-field-error" role="alert">
      {words}
    </p>
  );
}
