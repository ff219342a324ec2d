import type { Meta, StoryObj } from '@storybook/react';
import { Avatar } from './avatar.js';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Crect width='4' height='4' fill='teal'/%3E%3C/svg%3E";

const meta = { title: 'UI/Profiles/Avatar', component: Avatar, args: { src: picture, name: 'Mara Lindqvist' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const WithoutPicture: Story = { args: { src: null } };
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const Large: Story = { args: { size: 96, src: null, name: '結衣' } };
