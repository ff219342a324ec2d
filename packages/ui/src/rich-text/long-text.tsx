import { useState, type ComponentType } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import type { TextProps } from './rich-text-props.js';

export interface LongTextProps extends TextProps {
  /** HTML of one text: at least two parts. */
  parts: readonly string[];
  Text: ComponentType<TextProps>;
}

/** A very long text: its first part, with a button below it for the next one. */
export function LongText({ parts, Text, box, id, className = '', ...props }: LongTextProps) {
  const text = useMessages(messages);
  const [count, setCount] = useState(1);
  const isCollapsed = props.isCollapsed === true;
  return (
    <>
      <div ref={box} id={id} className={`rk-rich ${className}`} dir="auto" data-collapsed={isCollapsed || undefined}>
        {parts.slice(0, count).map((part, index) => (
          <Text key={index} {...props} isCollapsed={false} html={part} />
        ))}
      </div>
      {count < parts.length && !isCollapsed && (
        <button type="button" className="rk-rich-more" onClick={() => setCount(count + 1)}>
          {text.readMore()}
        </button>
      )}
    </>
  );
}
