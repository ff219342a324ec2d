import type { Meta, StoryObj } from '@storybook/react';
import { ImportForm } from './import-form.js';
import './styles.css';

const lines = Array.from({ length: 128 }, (_, index) => ({ number: index + 1, cells: [`account${index}@harbour.example`] }));
const failures = [3, 9].map(number => ({
  line: { number, cells: ['=1+1'] },
  status: null,
  text: null,
  reason: 'address',
}));

const meta = {
  title: 'People/Transfer/ImportForm',
  component: ImportForm,
  args: {
    kinds: ['following', 'blocking', 'lists', 'settings'],
    chosen: null,
    onChoose: () => undefined,
    onKind: () => undefined,
    mode: 'merge',
    onMode: () => undefined,
    removals: null,
    onStart: () => undefined,
    onCancel: () => undefined,
    ref: null,
  },
  decorators: [
    Story => (
      <section className="rk-transfer">
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof ImportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['spec:HINT-08'] };
/** The lines that can be read are counted before anything is sent. */
export const Read: Story = {
  args: { chosen: { name: 'following_accounts.csv', kind: 'following', state: { kind: 'read', file: { lines, failures } } } },
};
export const Lists: Story = {
  args: { chosen: { name: 'lists.csv', kind: 'lists', state: { kind: 'read', file: { lines, failures: [] } } } },
};
/** A server that imports such files by itself. */
export const ByServer: Story = { args: { ...Read.args, onServerImport: () => undefined } };
/** The entries that would be removed are shown before anything is. */
export const Overwrite: Story = {
  args: { ...Read.args, mode: 'overwrite', removals: { kind: 'known', lines: lines.slice(0, 120) } },
};
/** Everything that the account has is in the file. */
export const OverwriteNothing: Story = { args: { ...Read.args, mode: 'overwrite', removals: { kind: 'known', lines: [] } } };
/** The import can begin once what the account has is known. */
export const Comparing: Story = { args: { ...Read.args, mode: 'overwrite', removals: { kind: 'loading', count: 160 } } };
export const ComparingFailed: Story = {
  args: { ...Read.args, mode: 'overwrite', removals: { kind: 'failed', text: 'Please wait', goOn: () => undefined } },
};
/** No line can be read: there is nothing to import. */
export const Unreadable: Story = {
  args: { chosen: { name: 'x.csv', kind: 'following', state: { kind: 'read', file: { lines: [], failures } } } },
};
export const Settings: Story = {
  args: { chosen: { name: 'rookery_settings.json', kind: 'settings', state: { kind: 'settings' } } },
};
/** A picture, chosen by mistake. */
export const NotText: Story = {
  args: { chosen: { name: 'cat.png', kind: 'following', state: { kind: 'problem', problem: { problem: 'not-text' } } } },
};
/** The line is named. */
export const NotCsv: Story = {
  args: {
    chosen: { name: 'follows.csv', kind: 'following', state: { kind: 'problem', problem: { problem: 'not-csv', row: 1204 } } },
  },
};
export const OverwriteRightToLeft: Story = { ...Overwrite, globals: { locale: 'ar', theme: 'dark' } };
export const RightToLeft: Story = {
  args: { chosen: { name: 'following_accounts.csv', kind: 'following', state: { kind: 'read', file: { lines, failures } } } },
  globals: { locale: 'ar' },
};
