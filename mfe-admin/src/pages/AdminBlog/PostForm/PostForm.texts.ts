import { defineTexts } from '@farekite/shared/language';

export const postFormTexts = defineTexts('admin.postForm', {
  en: {
    heading: 'Add New Post',
    hint: 'All three fields are required.',
    title: 'Title',
    excerpt: 'Excerpt',
    content: 'Content',
    add: 'Add Post',
  },
  es: {
    heading: 'Agregar publicación',
    hint: 'Los tres campos son obligatorios.',
    title: 'Título',
    excerpt: 'Extracto',
    content: 'Contenido',
    add: 'Agregar',
  },
});
