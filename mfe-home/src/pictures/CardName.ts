import type pictures from './pictures.json';

export type CardName = keyof typeof pictures.card;
