import { defineTexts } from '@farekite/shared/language';

export const loginFormTexts = defineTexts('admin.loginForm', {
  en: {
    password: 'Password',
    login: 'Login',
    checking: 'Checking…',
    unavailable: 'This browser cannot check the password here. Open the site over HTTPS and try again.',
  },
  es: {
    password: 'Contraseña',
    login: 'Iniciar sesión',
    checking: 'Verificando…',
    unavailable:
      'Este navegador no puede verificar la contraseña aquí. Abra el sitio con HTTPS e inténtelo de nuevo.',
  },
});
