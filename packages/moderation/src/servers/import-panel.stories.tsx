import type { Meta, StoryObj } from '@storybook/react';
import '../styles.css';
import { newBlock } from './block-draft.js';
import { ImportPanel } from './import-panel.js';

const line = (number: number, domain: string, severity: 'silence' | 'suspend') => ({
  number,
  draft: { ...newBlock, domain, severity },
});
const lines = [line(2, 'loud.example', 'silence'), line(3, 'spam.example', 'suspend'), line(4, 'known.example', 'suspend')];
const failures = [{ line: line(5, 'sp*m.example', 'suspend'), status: null, text: null, reason: 'badDomain' }];
const file = { lines, failures };

const meta = {
  title: 'Moderation/Servers/ImportPanel',
  component: ImportPanel,
  args: {
    name: 'domain_blocks.csv',
    chosen: { kind: 'read', file, added: lines.slice(0, 2) },
    errorText: '',
    onRetry: () => undefined,
    onImport: () => undefined,
    onCancel: () => undefined,
  },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof ImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New servers, one that is limited already, and a line that cannot be read. */
export const Read: Story = {};
export const Comparing: Story = { args: { chosen: { kind: 'read', file, added: null } } };
export const NothingNew: Story = { args: { chosen: { kind: 'read', file: { lines, failures: [] }, added: [] } } };
/** The servers that are limited already are not known. */
export const NotCompared: Story = {
  args: { chosen: { kind: 'read', file, added: null }, errorText: 'The limited servers could not be loaded.' },
};
export const Malformed: Story = { args: { chosen: { kind: 'problem', problem: { problem: 'not-csv', row: 7 } } } };
export const TooLarge: Story = { args: { chosen: { kind: 'problem', problem: { problem: 'too-large' } } } };
