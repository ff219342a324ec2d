export { EditListModal, type EditListModalProps } from './edit-list-modal.js';
export { ListMenu, type ListMenuProps } from './list-menu.js';
export { listQuery, listsQuery } from './own-lists.data.js';
export { OwnListsScreen } from './own-lists.screen.js';
export { useDeleteList } from './use-delete-list.js';
