import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('ads', {
  sponsoredPost: 'Sponsored post.',
  options: 'Ad options',
  why: 'Why am I seeing this ad?',
  fundsTheService: '{siteTitle} displays ads to help fund our service.',
});
