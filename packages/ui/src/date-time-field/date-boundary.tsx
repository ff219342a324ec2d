import { parseDate, type CalendarDate } from '@internationalized/date';
import { Component, type ComponentType, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { dateTimeMessages } from './messages.js';

export interface DateProps {
  day: CalendarDate;
  /** The first day that is offered; undefined: any. */
  earliest: CalendarDate | undefined;
  isInvalid: boolean;
  onChange: (day: CalendarDate) => void;
}

/** A date by its `Picker`; by the browser's own field after the picker has thrown, so that the fault stays in the field. */
export class DateBoundary extends Component<DateProps & { Picker: ComponentType<DateProps> }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { Picker, ...props } = this.props;
    return this.state.hasFailed ? <NativeField {...props} /> : <Picker {...props} />;
  }
}

function NativeField({ day, earliest, isInvalid, onChange }: DateProps) {
  const text = useMessages(dateTimeMessages);
  return (
    <label className="rk-calendar-date">
      <span>{text.date()}</span>
      <input
        type="date"
        className="rk-date-native"
        value={day.toString()}
        min={earliest?.toString()}
        aria-invalid={isInvalid || undefined}
        // Empty while a part is; a year may have six digits.
        onChange={({ target }) => /^\d{4}-\d\d-\d\d$/.test(target.value) && onChange(parseDate(target.value))}
      />
    </label>
  );
}
