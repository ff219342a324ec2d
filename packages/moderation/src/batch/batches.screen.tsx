import { useRef } from 'react';
import { BatchCard } from './batch-card.js';
import type { BatchTask } from './batch-record.js';
import type { useBatches } from './use-batches.js';

export interface BatchesScreenProps {
  batches: ReturnType<typeof useBatches>;
  /** Whether those of a task are shown here. */
  shows(task: BatchTask): boolean;
}

/** The actions on many items of a section, above its list. */
export function BatchesScreen({ batches: { batches, end, goOn, dismiss, tryFailed }, shows }: BatchesScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const leave = (act: () => Promise<unknown>) => {
    // The card with the pressed button leaves.
    place.current?.focus();
    void act();
  };
  return (
    <div ref={place} className="rk-batches" tabIndex={-1}>
      {batches
        .filter(({ record }) => shows(record.payload.task))
        .map(({ record, view }) => (
          <BatchCard
            key={record.id}
            task={record.payload.task}
            view={view}
            onEnd={() => void end(record.id)}
            onGoOn={() => void goOn(record.id)}
            onTryFailed={() => leave(() => tryFailed(record))}
            onDismiss={() => leave(() => dismiss(record.id))}
          />
        ))}
    </div>
  );
}
