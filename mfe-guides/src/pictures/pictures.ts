import { pictureFiles } from '@farekite/shared/ui';
import pictures from './pictures.json';

export type CardName = keyof typeof pictures.card;
export type HeroName = keyof typeof pictures.hero;
export type StampName = keyof typeof pictures.stamp;

/** The edge of a hero that cropping keeps, if it is not the center. */
const FOCUS = pictures.focus as Readonly<Partial<Record<HeroName, 'top' | 'right' | 'bottom' | 'left'>>>;

export function cardFiles(name: CardName) {
  return pictureFiles(name, [400, 800]);
}

export function heroFiles(name: HeroName) {
  return { ...pictureFiles(`${name}-hero`, [800, 1600]), focus: FOCUS[name] ?? 'center' } as const;
}

export function stampFiles(name: StampName) {
  return pictureFiles(`${name}-stamp`, [200, 400]);
}
