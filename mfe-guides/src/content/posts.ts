import type { Localized } from '@farekite/shared/language';
import type { CARDS } from '../pictures/cards';

export interface Post {
  /** `YYYY-MM-DD`, different for each post: React uses it as the key. */
  readonly date: string;
  readonly illustration: keyof typeof CARDS;
  readonly title: Localized<string>;
  /** 25 to 35 words. */
  readonly excerpt: Localized<string>;
}

/** The posts of the blog, the newest first. */
export const POSTS: readonly Post[] = [
  {
    date: '2025-10-21',
    illustration: 'post-book-early',
    title: {
      en: 'How Early Should You Book a Flight?',
      es: '¿Con cuánta anticipación conviene reservar?',
    },
    excerpt: {
      en: 'There is no magic Tuesday. What helps is a window: one to three months ahead for domestic trips, two to six for the rest of the world, and dates that can move.',
      es: 'No existe el martes mágico. Lo que sirve es un margen: de uno a tres meses para viajes nacionales, de dos a seis para los demás, y fechas que se puedan mover.',
    },
  },
  {
    date: '2025-09-09',
    illustration: 'post-carry-on',
    title: {
      en: 'Ten Days With Nothing but a Carry-On',
      es: 'Diez días con solo equipaje de mano',
    },
    excerpt: {
      en: 'Two pairs of shoes, three layers, one color. We packed for ten days in the fall, checked nothing, and wrote down what stayed unused so you can leave it at home.',
      es: 'Dos pares de zapatos, tres capas y un solo color. Empacamos para diez días de otoño sin documentar maletas y anotamos lo que sobró para que usted no lo lleve.',
    },
  },
  {
    date: '2025-07-30',
    illustration: 'post-jet-lag',
    title: {
      en: 'A Jet Lag Plan for Real People',
      es: 'Un plan contra el jet lag para gente normal',
    },
    excerpt: {
      en: 'Move your bedtime by an hour a day before you leave, look for morning light when you land, and skip the long nap. A gentle plan for both directions.',
      es: 'Cambie su hora de dormir poco a poco antes de salir, busque la luz de la mañana al llegar y evite la siesta larga. Un plan sencillo, de ida y de vuelta.',
    },
  },
  {
    date: '2025-06-12',
    illustration: 'post-small-children',
    title: {
      en: 'Flying With Small Children, Calmly',
      es: 'Volar con niños pequeños y con calma',
    },
    excerpt: {
      en: 'Board last, not first. Bring twice the snacks and half the toys, reserve seats together in good time, and keep the bottle for takeoff. Small habits that change the whole flight.',
      es: 'Suba al final, no al principio. Lleve el doble de bocadillos y la mitad de juguetes, aparte asientos juntos con tiempo y guarde el biberón para el despegue. El vuelo cambia.',
    },
  },
  {
    date: '2025-04-03',
    illustration: 'post-stopover',
    title: {
      en: 'When the Stopover Is the Best Part',
      es: 'Cuando la escala es lo mejor del viaje',
    },
    excerpt: {
      en: 'A long connection need not be a lost day. With the right ticket you leave the airport, sleep in a second city and fly on tomorrow, sometimes for the same fare.',
      es: 'Una conexión larga no tiene por qué ser un día perdido. Con el boleto adecuado sale del aeropuerto, duerme en otra ciudad y sigue mañana, a veces por la misma tarifa.',
    },
  },
  {
    date: '2025-02-18',
    illustration: 'post-premium-economy',
    title: {
      en: 'Is Premium Economy Worth the Money?',
      es: '¿Vale la pena la clase económica prémium?',
    },
    excerpt: {
      en: 'More legroom, a better meal and a shorter line sound small until hour seven. We look at when the extra cost pays off, and when an aisle seat does the job.',
      es: 'Más espacio, mejor comida y menos fila parecen poco hasta la séptima hora. Vemos cuándo vale la pena pagar más y cuándo basta con un buen asiento de pasillo.',
    },
  },
];
