import { defineTexts } from '@farekite/shared/language';

export const adminBlogTexts = defineTexts('admin.adminBlog', {
  en: {
    loginHeading: 'Blog Admin Login',
    wrongPassword: 'Incorrect password',
    title: 'Blog Administration',
    description:
      'For the editors of {{name}}: write a new post, look through the existing ones and delete what is out of date. Behind a password; changes last until reload.',
  },
  es: {
    loginHeading: 'Acceso al blog',
    wrongPassword: 'Contraseña incorrecta',
    title: 'Administración del blog',
    description:
      'Para los editores de {{name}}: escriba una publicación, revise las existentes y borre las que ya no sirven. Con contraseña; los cambios no se guardan.',
  },
});
