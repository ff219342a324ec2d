import type { Meta, StoryObj } from '@storybook/react';
import { NotFound } from './not-found-page.js';

const meta = { title: 'App/Not found', component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;

/** An address that leads nowhere, with the way home. */
export const Unknown: StoryObj<typeof meta> = { tags: ['spec:NAV-13'] };
