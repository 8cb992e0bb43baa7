import { defineTexts } from '@farekite/shared/language';

export const assistanceStepsTexts = defineTexts('deals.assistanceSteps', {
  en: {
    entrance: 'At the entrance',
    entranceText: 'A wheelchair, if you would like one.',
    gate: 'At the gate',
    gateText: 'More time to board, arranged ahead.',
    onBoard: 'On board',
    onBoardText: 'A seat near the restroom.',
  },
  es: {
    entrance: 'En la entrada',
    entranceText: 'Una silla de ruedas, si así lo desea.',
    gate: 'En la puerta',
    gateText: 'Más tiempo para abordar, ya acordado.',
    onBoard: 'A bordo',
    onBoardText: 'Un asiento cerca del baño.',
  },
});
