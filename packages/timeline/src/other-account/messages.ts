import { defineMessages } from '@rookery/ui';

/** Texts about accounts that are signed in beside the one shown. */
export const otherAccountMessages = defineMessages('otherAccount', {
  notice: '@{handle}: {notice}',
});
