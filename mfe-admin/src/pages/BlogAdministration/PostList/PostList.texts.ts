import { defineTexts } from '@farekite/shared/language';

export const postListTexts = defineTexts('admin.postList', {
  en: {
    heading: 'Existing Posts',
    editHint: 'Posts cannot be edited in this demonstration. Changes are lost on reload.',
    none: 'There are no posts.',
    noneHint: 'The next one that you add stands here.',
    number: 'Post {{id}}',
    edit: 'Edit',
    delete: 'Delete',
  },
  es: {
    heading: 'Publicaciones existentes',
    editHint: 'En esta demostración no se puede editar. Los cambios se pierden al recargar la página.',
    none: 'No hay publicaciones.',
    noneHint: 'La próxima que agregue aparecerá aquí.',
    number: 'Publicación {{id}}',
    edit: 'Editar',
    delete: 'Eliminar',
  },
});
