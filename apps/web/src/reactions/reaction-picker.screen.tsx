import { ReactionPickerScreen as ReactionPicker, type ReactionPickerProps } from '@rookery/compose/reactions';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import '@rookery/compose/reactions.css';

/** The picker of reactions. It closes when another page is shown: the row that it stands beside is gone. */
export function ReactionPickerScreen(props: ReactionPickerProps) {
  const { onClose } = props;
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const isElsewhere = key !== openedAt;
  useEffect(() => {
    if (isElsewhere) onClose();
  }, [isElsewhere, onClose]);
  return isElsewhere ? null : <ReactionPicker {...props} />;
}
