import { pictureFiles } from '@farekite/shared/ui';
import pictures from './pictures.json';

export type CardName = keyof typeof pictures.card;

export function cardFiles(name: CardName) {
  return pictureFiles(name, [400, 800]);
}

/** With the edge that cropping keeps. */
export const HERO_FILES = { ...pictureFiles('home-hero', [800, 1600]), focus: 'top' } as const;
