import { defineTexts } from '@farekite/shared/language';

export const adminPageTexts = defineTexts('admin.page', {
  en: { logOut: 'Logout' },
  es: { logOut: 'Cerrar sesión' },
});
