import { defineTexts } from '@farekite/shared/language';

export const adminTexts = defineTexts('admin.admin', {
  en: {
    loginHeading: 'Admin Login',
    wrongPassword: 'Invalid password',
    title: 'Admin Dashboard',
    description:
      'For the team of {{name}}: flight bookings and revenue of this month and the number of active customers at a glance, behind a password, with sample figures.',
    sample: 'Sample figures for demonstration.',
  },
  es: {
    loginHeading: 'Acceso de administración',
    wrongPassword: 'Contraseña no válida',
    title: 'Panel de administración',
    description:
      'Para el equipo de {{name}}: reservas e ingresos de este mes y número de clientes activos de un vistazo, tras una contraseña y con cifras de muestra.',
    sample: 'Cifras de muestra con fines de demostración.',
  },
});
