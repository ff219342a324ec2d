import { useMessages } from '../i18n/messages-provider.js';
import { LazyModal } from '../modal/lazy-modal.js';
import type { ReactNode } from 'react';
import { Keys } from './keys.js';
import { keyboardMessages } from './messages.js';

export interface LegendGroup {
  /** Unique in the legend. */
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly name: string; readonly keys: readonly string[] }[];
}

export interface LegendProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly LegendGroup[];
  /** Whether single keys are switched off. */
  isOff: boolean;
}

/** Which keys do what on this page. */
export function Legend({ isOpen, onClose, groups, isOff }: LegendProps) {
  const text = useMessages(keyboardMessages);
  const note: ReactNode = isOff ? <p className="rk-legend-note">{text.legendOff()}</p> : null;
  return (
    <LazyModal isOpen={isOpen} onClose={onClose} title={text.legend()}>
      {note}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <section className="rk-legend" tabIndex={0} aria-label={text.legend()}>
        {groups.map(group => (
          <section key={group.id}>
            <h3>{group.title}</h3>
            <dl>
              {group.entries.map(entry => (
                <div key={entry.id}>
                  <dt>{entry.name}</dt>
                  <dd>
                    <Keys keys={entry.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </LazyModal>
  );
}
