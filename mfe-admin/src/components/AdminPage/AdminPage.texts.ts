import { defineTexts } from '@farekite/shared/language';

export const adminPageTexts = defineTexts('admin.page', {
  en: { dashboard: 'Dashboard', blog: 'Manage blog', logOut: 'Logout' },
  es: { dashboard: 'Panel', blog: 'Administrar blog', logOut: 'Cerrar sesión' },
});
