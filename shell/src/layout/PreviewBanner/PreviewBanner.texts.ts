import { defineTexts } from '@farekite/shared/language';

export const previewBannerTexts = defineTexts('shell.previewBanner', {
  en: {
    label: 'Preview',
    shown: 'Preview of {{releases}}. Other visitors do not see it.',
    leave: 'Leave the preview',
  },
  es: {
    label: 'Vista previa',
    shown: 'Vista previa de {{releases}}. Los demás visitantes no la ven.',
    leave: 'Salir de la vista previa',
  },
});
