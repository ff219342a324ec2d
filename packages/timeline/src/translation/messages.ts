import { defineMessages } from '@rookery/ui';

export const messages = defineMessages('translation', {
  translate: 'Translate',
  translating: 'Translating…',
  translated: 'Translated',
  translatedBy: 'Translated by {provider}',
  translatedFrom: 'Translated from {language}',
  translatedFromBy: 'Translated from {language} by {provider}',
  showOriginal: 'Show original',
  failed: 'The post could not be translated.',
});
