import { Skeleton, useMessages } from '@rookery/ui';
import { chatsMessages } from '../messages.js';

const ROWS = [0.5, 0.35, 0.6];

/** Three rows while a list loads. */
export function RowSkeletons() {
  const text = useMessages(chatsMessages);
  return (
    <output className="rk-chat-skeletons" aria-label={text.loading()}>
      {ROWS.map(share => (
        <span key={share} className="rk-chat-row-skeleton">
          <Skeleton shape="circle" width={42} height={42} />
          <span>
            <Skeleton width={`${share * 80}%`} />
            <Skeleton width={`${share * 130}%`} />
          </span>
        </span>
      ))}
    </output>
  );
}
