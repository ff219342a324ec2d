import { cursorMessages, useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { keysOf } from '@rookery/ui/keyboard';
import { useSettings } from '../settings/settings-provider.js';
import { commandGroups } from './app-commands.js';
import { Legend, type LegendGroup } from './legend.js';
import { shortcutMessages } from './messages.js';
import { useCommandNames, useOfferedCommands } from './use-commands.js';

export interface LegendScreenProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The shortcuts that work on this page, with the reader's keys. */
export function LegendScreen({ isOpen, onClose }: LegendScreenProps) {
  const text = useMessages(shortcutMessages);
  const patternText = useMessages(cursorMessages);
  const names = useCommandNames();
  const { feeds } = useTimelineOptions();
  const { shortcutsOn, shortcutKeys } = useSettings().settings;
  const offered = useOfferedCommands();
  const hasFeed = feeds.at(null) !== null;
  const groups: LegendGroup[] = shortcutsOn
    ? commandGroups.map(group => ({
        id: group,
        title: text[group](),
        entries: offered
          .filter(command => command.group === group && (hasFeed || group === 'places' || group === 'page'))
          .map(command => ({ id: command.id, name: names(command.id), keys: keysOf(command, shortcutKeys) })),
      }))
    : [];
  if (hasFeed) {
    groups.push({
      id: 'pattern',
      title: text.inList(),
      entries: [
        { id: 'patternNext', name: patternText.patternNext(), keys: ['PageDown'] },
        { id: 'patternPrevious', name: patternText.patternPrevious(), keys: ['PageUp'] },
        { id: 'patternFirst', name: patternText.patternFirst(), keys: [text.controlHome()] },
        { id: 'patternLast', name: patternText.patternLast(), keys: [text.controlEnd()] },
      ],
    });
  }
  const shown = groups.filter(group => group.entries.length > 0);
  return <Legend isOpen={isOpen} onClose={onClose} groups={shown} isOff={!shortcutsOn} />;
}
