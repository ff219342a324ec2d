export { RemainingCharacters } from '@rookery/ui';
