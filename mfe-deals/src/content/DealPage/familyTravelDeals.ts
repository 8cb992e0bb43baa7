import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/family-travel-deals',
  illustration: 'family-travel',
  head: {
    title: { en: 'Family Flight Deals for 4 or More', es: 'Vuelos familiares para 4 o más' },
    description: {
      en: 'Family rates for 4 or more travelers on one booking: seats together, strollers and sample fares to Orlando, San Diego and Cancún. One call books everyone.',
      es: 'Tarifas familiares para 4 o más viajeros en una reserva: asientos juntos, carriolas y tarifas de muestra a Orlando, San Diego y Cancún. Una sola llamada.',
    },
    sharePictureAlt: {
      en: 'A family watches a plane take off, and flies a paper kite.',
      es: 'Una familia mira despegar un avión y hace volar una cometa de papel.',
    },
  },
  eyebrow: { en: 'For 4 or more travelers', es: 'Para 4 viajeros o más' },
  heading: { en: 'Family fares: everyone on board', es: 'Tarifas familiares: todos a bordo' },
  subline: {
    en: 'When four or more of you fly together, family rates apply: to parents and children, and to grandparents and cousins too.',
    es: 'Cuando cuatro o más viajan juntos, hay tarifas familiares: para padres e hijos, y también para abuelos y primos.',
  },
  blurbsHeading: { en: 'Easier with children', es: 'Más fácil con niños' },
  blurbs: [
    {
      figure: { en: '4 or more', es: '4 o más' },
      title: { en: 'A rate for the whole row', es: 'Una tarifa para toda la fila' },
      text: {
        en: 'Four travelers on one booking are enough for family rates. Are you ten or more? Then you are a group, and we have fares for that as well.',
        es: 'Con cuatro viajeros en una misma reserva ya hay tarifa familiar. ¿Son diez o más? Entonces son un grupo, y también tenemos tarifas para eso.',
      },
    },
    {
      figure: { en: '14 A B C', es: '14 A B C' },
      title: { en: 'Seats side by side', es: 'Asientos contiguos' },
      text: {
        en: 'We ask for seats next to each other while you are on the phone, and tell you at once when a flight cannot offer them.',
        es: 'Pedimos asientos juntos mientras usted está al teléfono y le avisamos de inmediato si un vuelo no puede ofrecerlos.',
      },
    },
    {
      figure: { en: 'Ages 0 to 99', es: 'De 0 a 99 años' },
      title: { en: 'Lap infants and strollers', es: 'Bebés en brazos y carriolas' },
      text: {
        en: 'Every airline has its own rules for babies, car seats and strollers. We know where to look, and we write down what you may bring.',
        es: 'Cada aerolínea tiene sus normas para bebés, asientos infantiles y carriolas. Sabemos dónde mirar y le anotamos lo que puede llevar.',
      },
    },
  ],
  dealsHeading: { en: 'Three trips the children will retell', es: 'Tres viajes que los niños contarán' },
  groupSize: 4,
  deals: [
    {
      route: { en: 'Denver to San Diego', es: 'De Denver a San Diego' },
      airline: 'Harborlight Air',
      originalPrice: 276,
      price: 193,
      trip: 'roundTrip',
      note: {
        en: 'For 4 or more on one booking. Leaves at ten in the morning: nobody is woken up early.',
        es: 'Para 4 o más en una reserva. Sale a las diez de la mañana: nadie tiene que madrugar.',
      },
    },
    {
      route: { en: 'Philadelphia to Orlando', es: 'De Filadelfia a Orlando' },
      airline: 'Marigold Air',
      originalPrice: 289,
      price: 198,
      trip: 'roundTrip',
      note: {
        en: 'For 4 or more on one booking. Nonstop before nap time, and strollers fly free.',
        es: 'Para 4 o más en una reserva. Sin escalas antes de la siesta, y las carriolas viajan gratis.',
      },
    },
    {
      route: { en: 'Houston to Cancún', es: 'De Houston a Cancún' },
      airline: 'Quillon Air',
      originalPrice: 465,
      price: 339,
      trip: 'roundTrip',
      note: {
        en: 'For 4 or more on one booking. One checked bag each, for the sand toys too.',
        es: 'Para 4 o más en una reserva. Una maleta documentada por persona: caben hasta los juguetes de playa.',
      },
    },
  ],
} satisfies DealPageContent;
