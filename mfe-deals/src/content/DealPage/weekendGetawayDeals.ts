import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/weekend-getaway-deals',
  illustration: 'weekend-getaway',
  head: {
    title: { en: 'Weekend Getaway Flight Deals', es: 'Vuelos para escapadas de fin de semana' },
    description: {
      en: 'Out on Friday evening, home on Sunday night. Three weekend sample fares to Charleston, Portland and New Orleans, each under three hours away. Call to book.',
      es: 'Salga el viernes por la tarde y vuelva el domingo por la noche. Tres tarifas de muestra a Charleston, Portland y Nueva Orleans, a menos de tres horas.',
    },
    sharePictureAlt: {
      en: 'A tent by a lake among the mountains, and a paper kite in the sky.',
      es: 'Una tienda de campaña junto a un lago entre montañas y una cometa de papel en el cielo.',
    },
  },
  eyebrow: { en: 'Two nights away', es: 'Dos noches fuera' },
  heading: { en: 'Weekend getaways that start on Friday', es: 'Escapadas que empiezan el viernes' },
  subline: {
    en: 'Two nights are enough when the flight is short and the times are right. We look for the late departure out and the last good one back.',
    es: 'Dos noches bastan si el vuelo es corto y el horario conviene. Buscamos la salida de la tarde y el último buen regreso.',
  },
  sectionOrder: ['deals', 'blurbs'],
  blurbsHeading: { en: 'A weekend that is not spent in line', es: 'Un fin de semana sin perder tiempo' },
  blurbs: [
    {
      figure: { en: '48 hours', es: '48 horas' },
      title: { en: 'Most of them there', es: 'Casi todas allá' },
      text: {
        en: 'We start from the hour you leave work and the hour you must be home. What does not fit in between, we do not offer.',
        es: 'Partimos de la hora en que sale del trabajo y de la hora en que debe estar en casa. Lo que no cabe entre ambas no se lo ofrecemos.',
      },
    },
    {
      figure: { en: '1 bag', es: '1 maleta' },
      title: { en: 'Carry it on and go', es: 'A bordo y listo' },
      text: {
        en: 'Our weekend fares include a carry-on, so there is no belt to wait at and no fee to discover on Friday.',
        es: 'Nuestras tarifas de fin de semana incluyen equipaje de mano: sin esperar en la banda y sin sorpresas el viernes.',
      },
    },
    {
      figure: { en: 'Under 3 h', es: 'Menos de 3 h' },
      title: { en: 'Nonstop, and near', es: 'Directo y cerca' },
      text: {
        en: 'Less than three hours in the air: far enough for other food, other music and another kind of evening.',
        es: 'Menos de tres horas en el aire: suficiente para encontrar otra cocina, otra música y otro atardecer.',
      },
    },
  ],
  dealsHeading: { en: 'Three Fridays worth waiting for', es: 'Tres viernes que valen la espera' },
  deals: [
    {
      route: { en: 'Los Angeles to Portland', es: 'De Los Ángeles a Portland' },
      airline: 'Harborlight Air',
      originalPrice: 232,
      price: 159,
      trip: 'roundTrip',
      note: {
        en: 'Out Friday evening, back Sunday night. Bookshops if it rains, waterfalls if it does not.',
        es: 'Ida el viernes por la tarde, vuelta el domingo por la noche. Librerías si llueve; cascadas si no.',
      },
    },
    {
      route: { en: 'New York to Charleston', es: 'De Nueva\u00a0York a Charleston' },
      airline: 'Palisade Airlines',
      originalPrice: 248,
      price: 169,
      trip: 'roundTrip',
      note: {
        en: 'Out Friday at dusk, back Sunday after supper. Porches, shrimp and grits, a walk on the Battery.',
        es: 'Ida el viernes al atardecer, vuelta el domingo después de cenar. Porches, camarones y un paseo junto al mar.',
      },
    },
    {
      route: { en: 'Chicago to New Orleans', es: 'De Chicago a Nueva Orleans' },
      airline: 'Larkspur Airways',
      originalPrice: 264,
      price: 178,
      trip: 'roundTrip',
      note: {
        en: 'Out Friday after work, back late on Sunday. Brass bands, beignets, a streetcar for no reason.',
        es: 'Ida el viernes después del trabajo, vuelta el domingo por la noche. Bandas de metales, buñuelos y un tranvía sin rumbo.',
      },
    },
  ],
} satisfies DealPageContent;
