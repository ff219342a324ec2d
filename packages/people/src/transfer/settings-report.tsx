import { useFormat, useMessages } from '@rookery/ui';
import { transferMessages } from './messages.js';

/** Refused names that are shown. */
const MOST_NAMES = 20;

/** The names of settings that a file has, by what became of them. */
export interface SettingsResult {
  readonly applied: readonly string[];
  readonly refused: readonly string[];
}

/** What became of the settings of a file. */
export function SettingsReport({ applied, refused }: SettingsResult) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  return (
    <div role="status">
      <p>{text.settingsApplied({ count: applied.length, shortCount: format.number(applied.length) })}</p>
      {refused.length > 0 && (
        <p className="rk-transfer-error">{text.settingsRefused({ names: refused.slice(0, MOST_NAMES).join(', ') })}</p>
      )}
    </div>
  );
}
