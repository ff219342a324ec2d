import type { Backup } from '@rookery/api-client';
import { Button, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { transferMessages } from './messages.js';

export interface BackupsProps {
  /** The newest first; null: not loaded. */
  backups: readonly Backup[] | null;
  /** Why they could not be loaded, or another one not begun; null: nothing failed. '' without the server's words. */
  failure: string | null;
  isCreating: boolean;
  onCreate(): void;
}

/** The archives that the server makes of the account, and a button that asks for another one. */
export function Backups({ backups, failure, isCreating, onCreate }: BackupsProps) {
  const text = useMessages(transferMessages);
  const isPending = backups?.some(({ processed }) => !processed) === true;
  return (
    <section className="rk-transfer" aria-labelledby="rk-backups">
      <h2 id="rk-backups">{text.backups()}</h2>
      <p>{text.backupsHint()}</p>
      {backups !== null && backups.length > 0 && (
        <ul aria-labelledby="rk-backups">
          {backups.map((backup, index) => (
            // They have no ids, and their addresses come late.
            <BackupRow key={index} backup={backup} />
          ))}
        </ul>
      )}
      {failure !== null && (
        <p className="rk-transfer-error" role="alert">
          {failure === '' ? text.backupFailed() : failure}
        </p>
      )}
      <output className="rk-visually-hidden">{isPending ? text.backupPending() : ''}</output>
      <div className="rk-transfer-buttons">
        <Button isPending={isCreating} aria-disabled={isPending || undefined} onClick={isPending ? undefined : onCreate}>
          {text.createBackup()}
        </Button>
      </div>
    </section>
  );
}

function BackupRow({ backup: { inserted_at, file_size, processed, url } }: { backup: Backup }) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const address = processed ? safeUrl(url, 'link') : null;
  const date = inserted_at === null ? '' : format.date(inserted_at, { dateStyle: 'medium', timeStyle: 'short' });
  const size = format.number(Math.max(0.1, Math.round(file_size / 100_000) / 10));
  return (
    <li className="rk-export-row">
      <span className="rk-export-head">
        <span>{date}</span>
        {address === null ? (
          <small>{processed ? text.backupLost() : text.backupPending()}</small>
        ) : (
          <a href={address} download rel="noreferrer" aria-label={text.downloadName({ date, size })}>
            {text.download({ size })}
          </a>
        )}
      </span>
    </li>
  );
}
