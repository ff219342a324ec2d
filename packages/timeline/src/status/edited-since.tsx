import { browserStorage, type Status } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { useMemo } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { createActedVersions, editedSince, type ActedBy } from './acted-versions.js';
import { editedSinceMessages } from './edited-since-messages.js';

export interface EditedSinceProps {
  /** An edited post that the reader liked or reposted. */
  status: Status;
}

/** Below a post that was edited after the reader liked or reposted it on this device. */
export function EditedSinceScreen({ status }: EditedSinceProps) {
  const { storageScope, onShowHistory } = useTimelineOptions();
  const since = useMemo(
    () => editedSince(status, createActedVersions(browserStorage('local'), storageScope)),
    [status, storageScope],
  );
  return since && <EditedSince since={since} onShowChanges={onShowHistory === null ? undefined : () => onShowHistory(status)} />;
}

interface EditedSinceLineProps {
  since: ActedBy | 'both';
  /** Absent: the server does not keep the versions. */
  onShowChanges?: (() => void) | undefined;
}

const sentences = { favourite: 'liked', reblog: 'reposted', both: 'both' } as const;

export function EditedSince({ since, onShowChanges }: EditedSinceLineProps) {
  const text = useMessages(editedSinceMessages);
  return (
    <p className="rk-translation">
      <span>{text[sentences[since]]()}</span>
      {onShowChanges && (
        <button type="button" className="rk-link-button" aria-haspopup="dialog" onClick={onShowChanges}>
          {text.showChanges()}
        </button>
      )}
    </p>
  );
}
