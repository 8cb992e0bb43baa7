import type { Localized } from '@farekite/shared/language';
import type { Airline } from '@farekite/shared/ui';

/** A sample review. Neither the person nor the airline exists. */
export interface Review {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly airline: Airline;
  /** 0 to 5, in halves. */
  readonly rating: 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;
  readonly text: Localized<string>;
}

/** Of the sample reviews, with one decimal. */
export const AVERAGE_RATING = 4.8;

export const REVIEWS: readonly Review[] = [
  {
    name: 'Marisol G.',
    date: '2025-09-18',
    airline: 'Tamarind Airways',
    rating: 5,
    text: {
      en: 'I had a fare open in another tab and called just to compare. We saved over $300 on two tickets to Lima, and I understood every line of the bill.',
      es: 'Tenía otra tarifa abierta y llamé solo para comparar. Ahorramos más de $300 en dos boletos a Lima, y entendí cada renglón de la cuenta.',
    },
  },
  {
    name: 'Devon P.',
    date: '2025-09-02',
    airline: 'Northbeam Air',
    rating: 5,
    text: {
      en: 'The agent found a morning connection that no search had shown me, and told me which seats to avoid.',
      es: 'La agente encontró una conexión por la mañana que ningún buscador me había mostrado y me dijo qué asientos evitar.',
    },
  },
  {
    name: 'Ruth A.',
    date: '2025-08-21',
    airline: 'Larkspur Airways',
    rating: 4.5,
    text: {
      en: 'Eight minutes on hold, then twenty of real help. My senior fare was lower than the one I had written down.',
      es: 'Ocho minutos de espera y luego veinte de verdadera ayuda. Mi tarifa de adulto mayor salió más baja que la que yo había anotado.',
    },
  },
  {
    name: 'Tomás V.',
    date: '2025-08-09',
    airline: 'Blue Heron Air',
    rating: 5,
    text: {
      en: 'Twelve cousins, three cities, one wedding. They put us all on flights that landed within the same hour.',
      es: 'Doce primos, tres ciudades y una boda. Nos acomodaron en vuelos que aterrizaron todos en la misma hora.',
    },
  },
  {
    name: 'Hannah K.',
    date: '2025-07-30',
    airline: 'Northbeam Air',
    rating: 5,
    text: {
      en: 'I study in Dublin and fly home twice a year. The student rate made a third trip possible.',
      es: 'Estudio en Dublín y vuelvo a casa dos veces al año. La tarifa de estudiante me permitió un tercer viaje.',
    },
  },
  {
    name: 'Luis R.',
    date: '2025-07-14',
    airline: 'Juniper Pacific',
    rating: 4.5,
    text: {
      en: 'My flight was moved by four hours. One call, in Spanish, and my connection was rebooked before I had packed.',
      es: 'Me cambiaron el vuelo cuatro horas. Con una llamada, y en español, mi conexión quedó arreglada antes de hacer la maleta.',
    },
  },
  {
    name: 'Priya S.',
    date: '2025-06-27',
    airline: 'Tamarind Airways',
    rating: 5,
    text: {
      en: 'Business class for my mother’s seventieth, for what I had expected to pay in premium economy. She slept all the way to Goa.',
      es: 'Clase ejecutiva para los setenta años de mi madre, por lo que pensaba pagar en económica prémium. Durmió hasta llegar a Goa.',
    },
  },
  {
    name: 'Caleb W.',
    date: '2025-06-11',
    airline: 'Larkspur Airways',
    rating: 4.5,
    text: {
      en: 'A Friday-to-Monday trip with no bag fee hidden at the end. The price on the phone was the price on my card.',
      es: 'Un viaje de viernes a lunes sin cargos escondidos por la maleta. El precio del teléfono fue el de mi tarjeta.',
    },
  },
  {
    name: 'Ana Lucía M.',
    date: '2025-05-29',
    airline: 'Blue Heron Air',
    rating: 5,
    text: {
      en: 'They talked me out of the cheaper ticket because its layover was too short with two kids. They were right.',
      es: 'Me convencieron de no tomar el boleto más barato, porque la escala era muy corta para viajar con dos niños. Tenían razón.',
    },
  },
];
