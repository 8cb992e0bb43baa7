import { defineTexts } from '@farekite/shared/language';

export const autoplaySectionTexts = defineTexts('home.autoplaySection', {
  en: { pause: 'Pause: {{title}}', play: 'Play: {{title}}' },
  es: { pause: 'Pausar: {{title}}', play: 'Reanudar: {{title}}' },
});
