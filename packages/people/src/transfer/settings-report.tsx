import { useFormat, useMessages } from '@rookery/ui';
import { transferMessages } from './messages.js';

/** Refused names that are shown. */
const MOST_NAMES = 20;

/** The names of settings that a file has, by what became of them. */
export interface SettingsResult {
  readonly applied: readonly string[];
  readonly refused: readonly string[];
}

/** Tells which settings of a file are applied. */
export function SettingsReport({ applied, refused }: SettingsResult) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  return (
    <output className="rk-transfer-status">
      <span>{text.settingsApplied({ count: applied.length, shortCount: format.number(applied.length) })}</span>
      {refused.length > 0 && (
        <span className="rk-transfer-error">{text.settingsRefused({ names: refused.slice(0, MOST_NAMES).join(', ') })}</span>
      )}
    </output>
  );
}
