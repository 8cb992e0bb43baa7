import { defineTexts } from '@farekite/shared/language';

export const postListTexts = defineTexts('admin.postList', {
  en: {
    heading: 'Existing Posts',
    editHint: 'Posts cannot be edited in this demonstration. Changes are lost on reload.',
    empty: 'There are no posts.',
    emptyHint: 'The next one that you add stands here.',
    number: 'Post {{id}}',
    edit: 'Edit',
    delete: 'Delete',
  },
  es: {
    heading: 'Publicaciones existentes',
    editHint: 'En esta demostración no se puede editar. Los cambios se pierden al recargar la página.',
    empty: 'No hay publicaciones.',
    emptyHint: 'La próxima que agregue aparecerá aquí.',
    number: 'Publicación {{id}}',
    edit: 'Editar',
    delete: 'Eliminar',
  },
});
