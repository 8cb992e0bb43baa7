import type { Localized } from '@farekite/shared/language';

/** A blog post. Posts that were added on the page have the same text in both languages. */
export interface AdminPost {
  /** Unique, unlike the id. */
  readonly key: string;
  /** The number that visitors see. It can occur twice, because a new post's id is the length of the list. */
  readonly id: number;
  readonly title: Localized<string>;
  readonly excerpt: Localized<string>;
  readonly content: Localized<string>;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The posts that are there after every load of the document. */
export const SAMPLE_POSTS: readonly AdminPost[] = [
  {
    key: 'sample-1',
    id: 1,
    title: { en: 'Five Airports With a View', es: 'Cinco aeropuertos con vista' },
    excerpt: {
      en: 'Terminals where the wait is part of the trip.',
      es: 'Terminales donde la espera es parte del viaje.',
    },
    content: {
      en: 'From a rooftop garden to a window on the mountains: where to sit, and which gate to ask for.',
      es: 'De un jardín en la azotea a una ventana hacia las montañas: dónde sentarse y qué puerta pedir.',
    },
    date: '2025-08-14',
  },
  {
    key: 'sample-2',
    id: 2,
    title: { en: 'What “Nonstop” Really Means', es: 'Qué significa «sin escalas»' },
    excerpt: {
      en: 'Nonstop, direct, connecting: three words, three different days.',
      es: 'Sin escalas, directo, con conexión: tres términos y tres días distintos.',
    },
    content: {
      en: 'A direct flight may still land on the way. We explain the terms with one example each.',
      es: 'Un vuelo directo puede aterrizar en el camino. Explicamos los términos con un ejemplo de cada uno.',
    },
    date: '2025-05-22',
  },
];
