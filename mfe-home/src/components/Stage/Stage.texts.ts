import { defineTexts } from '@farekite/shared/language';

export const stageTexts = defineTexts('home.stage', {
  en: { pause: 'Pause: {{title}}', play: 'Play: {{title}}' },
  es: { pause: 'Pausar: {{title}}', play: 'Reanudar: {{title}}' },
});
