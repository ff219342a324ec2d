import { cursorMessages, useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { keysOf } from '@rookery/ui/keyboard';
import { Legend, type LegendGroup, type LegendProps } from '@rookery/ui/shortcuts';
import { useSettings } from '../settings/settings-provider.js';
import { shortcutMessages } from './messages.js';
import { useCommandGroups } from './use-commands.js';
import '@rookery/ui/shortcuts.css';

/** The shortcuts that work on this page, with the reader's keys. */
export function LegendScreen({ isOpen, onClose }: Pick<LegendProps, 'isOpen' | 'onClose'>) {
  const text = useMessages(shortcutMessages);
  const patternText = useMessages(cursorMessages);
  const { feeds } = useTimelineOptions();
  const { shortcutsOn, shortcutKeys } = useSettings().settings;
  const offered = useCommandGroups();
  const hasFeed = feeds.at(null) !== null;
  const groups: LegendGroup[] = shortcutsOn
    ? offered
        .filter(({ id }) => hasFeed || id === 'places' || id === 'page')
        .map(({ id, title, commands }) => ({
          id,
          title,
          entries: commands.map(command => ({
            id: command.id,
            name: command.name,
            keys: [...(command.id === 'palette' ? [text.paletteKeys()] : []), ...keysOf(command, shortcutKeys)],
          })),
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
