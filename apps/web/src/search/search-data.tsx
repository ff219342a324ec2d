import type { SearchSize } from '@rookery/store/search';
import { Button, useFormat, useFormattingLocale, useMessages } from '@rookery/ui';
import { byteText } from '@rookery/ui/files';
import { deviceMessages } from '../messages/device-messages.js';

export interface SearchDataProps {
  isOn: boolean;
  /** `denied`: the browser lets nothing be kept. Null: it is not known yet. */
  size: SearchSize | 'denied' | null;
  onClear(): void;
}

/** Below the switches of the search on this device: what it keeps. */
export function SearchData({ isOn, size, onClear }: SearchDataProps) {
  const text = useMessages(deviceMessages);
  const format = useFormat();
  const locale = useFormattingLocale();
  return (
    <div className="app-device-search">
      <p className="app-group-hint">{text.searchHint()}</p>
      {isOn && size === 'denied' && <output>{text.searchDenied()}</output>}
      {isOn && size !== null && size !== 'denied' && (
        <>
          <p>{text.searchSize({ count: size.count, shown: format.number(size.count), size: byteText(size.bytes, locale) })}</p>
          {size.count > 0 && <Button onClick={onClear}>{text.clearSearch()}</Button>}
        </>
      )}
    </div>
  );
}
