/** Arabic texts of the modals. */
export const ar: Record<string, string> = {
  'confirm.deletePostTitle': 'حذف المنشور',
  'confirm.deletePostText': 'هل أنت متأكد من أنك تريد حذف هذا المنشور؟',
  'confirm.redraftTitle': 'حذف وإعادة الصياغة',
  'confirm.redraftText':
    'هل أنت متأكد من أنك تريد حذف هذا المنشور وكتابته من جديد؟ ستفقد إعجاباته وإعادات نشره، وستفقد الردود المنشور الذي ترد عليه.',
  'confirm.discardEditTitle': 'إلغاء تعديل المنشور',
  'confirm.discardEditText': 'هل أنت متأكد من أنك تريد إلغاء تعديل هذا المنشور؟ ستفقد كل التغييرات.',
  'confirm.discardEventTitle': 'حذف الفعالية',
  'confirm.discardEventText': 'هل أنت متأكد من أنك تريد حذف هذه الفعالية؟',
  'confirm.discardEventEditTitle': 'إلغاء تعديل الفعالية',
  'confirm.discardEventEditText': 'هل أنت متأكد من أنك تريد إلغاء تعديل هذه الفعالية؟ ستفقد كل التغييرات.',
  'confirm.deleteDraftTitle': 'حذف المسودة',
  'confirm.deleteDraftText': 'هل أنت متأكد من أنك تريد حذف هذه المسودة؟',
  'confirm.delete': 'حذف',
  'confirm.redraft': 'حذف وإعادة الصياغة',
  'confirm.cancelEditing': 'إلغاء التعديل',
  'confirm.keepDraft': 'حفظ كمسودة',
  'confirm.keepDraftText': 'يمكنك أيضًا حفظه كمسودة ومتابعته لاحقًا.',
  'confirm.cancel': 'إلغاء',
};
