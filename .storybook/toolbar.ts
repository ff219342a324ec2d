import type { Preview } from '@storybook/react-vite';
import { serverProfileNames } from '@rookery/instance';
import { languages } from '@rookery/ui/languages';
import { PSEUDO_LOCALE } from '@rookery/ui/testing';

type Items = readonly (readonly [value: string, title: string])[];

/** Every choice of the toolbar; the first value of each is the default. Page stories read the last group too. */
const choices = {
  theme: [
    'Theme',
    'contrast',
    [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  ],
  contrast: [
    'Contrast',
    'circlehollow',
    [
      ['normal', 'Normal contrast'],
      ['more', 'More contrast'],
    ],
  ],
  locale: ['Language', 'globe', [...Object.entries(languages), [PSEUDO_LOCALE, '⟦Ļôñĝ ţéxţš⟧']]],
  direction: [
    'Direction',
    'transfer',
    [
      ['auto', 'Direction of the language'],
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ],
  ],
  textSize: [
    'Text size',
    'zoom',
    [
      ['100', 'Text 100 %'],
      ['125', 'Text 125 %'],
      ['150', 'Text 150 %'],
      ['200', 'Text 200 %'],
    ],
  ],
  motion: [
    'Motion',
    'play',
    [
      ['system', 'Motion of the system'],
      ['reduce', 'Reduced motion'],
    ],
  ],
  colours: [
    'Colours',
    'paintbrush',
    [
      ['own', 'Own colours'],
      ['forced', 'Forced colours'],
    ],
  ],
  clock: [
    'Clock',
    'time',
    [
      ['noon', '20 Nov 2026, 12:00 UTC'],
      ['midnight', '20 Nov 2026, 23:59:30 UTC'],
      ['year', '31 Dec 2026, 23:59:30 UTC'],
      ['system', 'Clock of the system'],
    ],
  ],
  role: [
    'Role',
    'user',
    [
      ['member', 'Member'],
      ['visitor', 'Visitor'],
      ['staff', 'Staff'],
    ],
  ],
  serverProfile: ['Server family', 'database', serverProfileNames.map(name => [name, `Server: ${name}`] as const)],
  latency: [
    'Latency',
    'timer',
    [
      ['0', 'No latency'],
      ['300', 'Latency 0.3 s'],
      ['2000', 'Latency 2 s'],
      ['10000', 'Latency 10 s'],
    ],
  ],
  fault: [
    'Fault',
    'alert',
    [
      ['none', 'No fault'],
      ['offline', 'No connection'],
      ['error', 'Every request: 500'],
      ['gateway', 'Every request: 502 page'],
      ['truncated', 'Responses cut in half'],
      ['rateLimit', 'Rate limit'],
    ],
  ],
} as const satisfies Record<string, readonly [description: string, icon: string, items: Items]>;

export type ToolbarName = keyof typeof choices;
export type ToolbarValues = Readonly<Record<ToolbarName, string>>;

const entries = Object.entries(choices) as [ToolbarName, readonly [string, string, Items]][];

export const initialGlobals = Object.fromEntries(entries.map(([name, [, , items]]) => [name, items[0]?.[0]]));

export const globalTypes = Object.fromEntries(
  entries.map(([name, [description, icon, items]]) => [
    name,
    {
      description,
      // Twelve titles would not fit beside each other: the description is the tooltip of the icon.
      toolbar: { icon, items: items.map(([value, title]) => ({ value, title })) },
    },
  ]),
) as NonNullable<Preview['globalTypes']>;
