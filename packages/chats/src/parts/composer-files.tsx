import { IconButton, useMessages } from '@rookery/ui';
import { FileText, X } from 'lucide-react';
import type { PendingAttachment } from '../chat-types.js';
import { panelMessages } from '../panel-messages.js';

export interface ComposerFilesProps {
  files: readonly PendingAttachment[];
  onRemove(id: string): void;
}

/** The files that will be sent, with the progress of their uploads (CHAT-25). */
export function ComposerFiles({ files, onRemove }: ComposerFilesProps) {
  const text = useMessages(panelMessages);
  return (
    <ul className="rk-chat-files" aria-label={text.attached()}>
      {files.map(file => (
        <li key={file.id} data-failed={file.error !== null || undefined}>
          {file.previewUrl !== null && file.type.startsWith('image/') ? (
            <img referrerPolicy="no-referrer" src={file.previewUrl} alt={file.name} title={file.name} />
          ) : (
            <span className="rk-chat-file" title={file.name}>
              <FileText size={20} strokeWidth={1.85} aria-hidden="true" />
              <span className="rk-chat-file-text">
                <bdi>{file.name}</bdi>
              </span>
            </span>
          )}
          {file.error === null && file.progress < 1 && (
            <progress value={file.progress} max={1} aria-label={text.uploading({ name: file.name, share: file.progress })} />
          )}
          {file.error !== null && (
            <span role="alert" className="rk-chat-file-error">
              {file.error || text.uploadFailed()}
            </span>
          )}
          <IconButton
            label={text.removeFile({ name: file.name })}
            icon={<X size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => onRemove(file.id)}
          />
        </li>
      ))}
    </ul>
  );
}
