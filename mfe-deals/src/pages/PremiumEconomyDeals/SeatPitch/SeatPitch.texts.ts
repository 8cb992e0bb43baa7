import { defineTexts } from '@farekite/shared/language';

export const seatPitchTexts = defineTexts('deals.seatPitch', {
  en: {
    premiumEconomy: 'Premium economy',
    premiumEconomyPitch: '{{inches}} inches from row to row',
    economy: 'Economy',
    economyPitch: 'about {{inches}} inches',
    scale: 'Typical rows, drawn to one scale.',
  },
  es: {
    premiumEconomy: 'Económica prémium',
    premiumEconomyPitch: '{{inches}} pulgadas de fila a fila',
    economy: 'Económica',
    economyPitch: 'unas {{inches}} pulgadas',
    scale: 'Filas habituales, dibujadas a la misma escala.',
  },
});
