import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { SignUpRules } from './sign-up-rules.js';
import './styles.css';

const rules = [
  {
    id: '1',
    text: 'Be kind to people, also to those who miss their tram.',
    hint: 'Disagree with what is said, not with who says it.',
  },
  { id: '2', text: 'No advertising.', hint: '' },
  { id: '3', text: 'Cover what may disturb others, and say what it is.', hint: '' },
];

const meta = {
  title: 'People/Sign-up/SignUpRules',
  component: SignUpRules,
  tags: ['spec:HINT-09'],
  args: { server: 'Tram City', rules, aboutHref: '/about', onAccept: () => undefined },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {};
/** The server has published none, or its answer was unusable. */
export const WithoutRules: Story = { args: { rules: [{ id: '1', text: '  ', hint: '' }] } };
/** They scroll in their box. */
export const ManyRules: Story = {
  args: {
    rules: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, text: `Rule ${index + 1}. `.repeat(12), hint: '' })),
  },
};
/** They are text: nothing in them runs or moves the page. */
export const Hostile: Story = {
  args: {
    server: '\u202etpircs<script>',
    rules: [
      { id: '1', text: '<img src=x onerror="window.__pwned=1">\u202eRule', hint: '<p style="position:fixed;inset:0">' },
      { id: '2', text: 'W'.repeat(3_000), hint: 'ح'.repeat(500) },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, [style*="fixed"]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
