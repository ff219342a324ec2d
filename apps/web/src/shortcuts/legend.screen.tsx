import { availableFeedCommands, cursorMessages, keysOf, useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { destinations } from '../shell/destinations.js';
import { commandGroups, commands, isPlace, placeHref, type Command } from './app-commands.js';
import { searchField } from './app-keys.js';
import { Legend, type LegendGroup } from './legend.js';
import { shortcutMessages } from './messages.js';
import { useCommandNames } from './use-command-names.js';

export interface LegendScreenProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keys that work on this page, as the reader has them. */
export function LegendScreen({ isOpen, onClose }: LegendScreenProps) {
  const text = useMessages(shortcutMessages);
  const patternText = useMessages(cursorMessages);
  const names = useCommandNames();
  const { feeds } = useTimelineOptions();
  const { shortcutsOn, shortcutKeys } = useSettings().settings;
  const { session } = useSession();
  const places = destinations(session?.account?.acct ?? null);
  const inFeed = availableFeedCommands(feeds);

  const isAvailable = (command: Command): boolean => {
    if (isPlace(command.id)) return placeHref(command.id, places) !== null;
    if (command.group === 'page') return command.id !== 'search' || searchField() !== null;
    return (inFeed as ReadonlySet<string>).has(command.id);
  };
  const groups: LegendGroup[] = shortcutsOn
    ? commandGroups.map(group => ({
        id: group,
        title: text[group](),
        entries: commands
          .filter(command => command.group === group && isAvailable(command))
          .map(command => ({ id: command.id, name: names(command.id), keys: keysOf(command, shortcutKeys) })),
      }))
    : [];
  if (inFeed.size > 0) {
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
