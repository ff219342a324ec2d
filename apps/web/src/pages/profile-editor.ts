import '@rookery/people/profile-editor.css';

export { ProfileEditScreen } from '@rookery/people/profile-editor';
