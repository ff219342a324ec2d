import type { Meta, StoryObj } from '@storybook/react';
import { NotFound } from './not-found-page.js';

const meta = { title: 'App/Shell/NotFound', component: NotFound } satisfies Meta<typeof NotFound>;
export default meta;

/** An unknown address, with a link to Home. */
export const Unknown: StoryObj<typeof meta> = { tags: ['spec:NAV-13'] };
