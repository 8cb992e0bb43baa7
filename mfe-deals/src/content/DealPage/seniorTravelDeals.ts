import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/senior-travel-deals',
  illustration: 'senior-travel',
  head: {
    title: { en: 'Senior Flight Deals, Age 60 and Over', es: 'Vuelos para viajeros de 60 años o más' },
    description: {
      en: 'Travelers aged 60 and over save up to 60% on three sample fares. Check who is eligible, ask for assistance at the airport and book by phone, without hurry.',
      es: 'Viajeros de 60 años o más: hasta un 60% menos en tarifas de muestra. Vea quién califica, pida asistencia en el aeropuerto y reserve por teléfono, sin prisa.',
    },
    sharePictureAlt: {
      en: 'An older couple on a promenade by the sea, and a paper kite in the sky.',
      es: 'Una pareja mayor en un paseo junto al mar y una cometa de papel en el cielo.',
    },
  },
  eyebrow: { en: 'Age 60 and over, up to 60% off', es: 'Desde los 60 años, hasta un 60% menos' },
  heading: { en: 'Senior fares, and time to use them', es: 'Tarifas para viajar a partir de los 60' },
  subline: {
    en: 'From 60 on, some fares fall by up to 60%. Tell a patient person on the phone where you would like to wake up next month.',
    es: 'A partir de los 60 años, algunas tarifas bajan hasta un 60%. Cuéntele por teléfono a una persona paciente dónde le gustaría despertar el próximo mes.',
  },
  blurbsHeading: { en: 'Unhurried, from the first call', es: 'Sin prisas, desde la primera llamada' },
  blurbs: [
    {
      figure: { en: 'Up to 60%', es: 'Hasta 60%' },
      title: { en: 'Reserved from your 60th birthday', es: 'Reservado a partir de los 60' },
      text: {
        en: 'Senior fares are seldom advertised and often must be asked for. We ask, for every flight that suits you.',
        es: 'Las tarifas para mayores rara vez se anuncian y a menudo hay que pedirlas. Las pedimos por usted en cada vuelo que le convenga.',
      },
    },
    {
      figure: { en: 'Gate to gate', es: 'A su paso' },
      title: { en: 'Assistance, arranged ahead', es: 'Asistencia desde antes' },
      text: {
        en: 'A wheelchair, more time to board, a seat near the restroom: say it once and we pass it on to the airline.',
        es: 'Silla de ruedas, más tiempo para abordar, un asiento cerca del baño: dígalo una vez y nosotros se lo pedimos a la aerolínea.',
      },
    },
    {
      figure: { en: 'A person', es: 'Una persona' },
      title: { en: 'No app, no password', es: 'Sin aplicaciones ni contraseñas' },
      text: {
        en: 'One of our agents answers at any hour, in English or Spanish, and repeats every date and time until you are sure.',
        es: 'Uno de nuestros agentes contesta a cualquier hora, en español o en inglés, y repite cada fecha y horario hasta que esté seguro.',
      },
    },
  ],
  dealsHeading: { en: 'Three places with a good bench', es: 'Tres lugares con una buena banca' },
  dealsArrangement: 'rows',
  deals: [
    {
      route: { en: 'Boston to Fort Lauderdale', es: 'De Boston a Fort Lauderdale' },
      airline: 'Calloway Airways',
      originalPrice: 445,
      price: 178,
      trip: 'roundTrip',
      note: {
        en: 'Midweek, nonstop and in daylight both ways. Preferred seat at no extra charge.',
        es: 'Entre semana, sin escalas y de día en ambos sentidos. Asiento preferente sin cargo adicional.',
      },
    },
    {
      route: { en: 'Minneapolis to Phoenix', es: 'De Minneapolis a Phoenix' },
      airline: 'Marigold Air',
      originalPrice: 412,
      price: 185,
      trip: 'roundTrip',
      note: {
        en: 'Stay up to three months and change the date of return once without a fee.',
        es: 'Quédese hasta tres meses y cambie una vez la fecha de regreso sin cargo.',
      },
    },
    {
      route: { en: 'New York to Lisbon', es: 'De Nueva\u00a0York a Lisboa' },
      airline: 'Solenne Airways',
      originalPrice: 1090,
      price: 599,
      trip: 'roundTrip',
      note: {
        en: 'One night flight, no connection to run for, and a checked bag for each of you.',
        es: 'Un solo vuelo nocturno, sin correr por una conexión, y una maleta documentada por persona.',
      },
    },
  ],
  list: {
    heading: { en: 'Who can have a senior fare', es: 'Quién puede obtener la tarifa' },
    items: [
      {
        en: 'Travelers who are 60 or older on the day of departure.',
        es: 'Viajeros que tengan 60 años o más el día de la salida.',
      },
      {
        en: 'A government-issued photo ID or passport that shows your date of birth.',
        es: 'Identificación oficial con fotografía o pasaporte donde conste la fecha de nacimiento.',
      },
      {
        en: 'Each traveler on the booking qualifies by age; companions under 60 pay the regular fare.',
        es: 'Cada viajero de la reserva califica por su edad; los acompañantes menores de 60 pagan la tarifa regular.',
      },
      {
        en: 'You ask for the senior fare before you pay: it cannot be added to an issued ticket.',
        es: 'Pida la tarifa antes de pagar: no puede aplicarse a un boleto ya emitido.',
      },
      {
        en: 'The flight is sold through us by phone, on an airline and a date that offer the fare.',
        es: 'Reserve el vuelo con nosotros por teléfono, en una aerolínea y una fecha que ofrezcan la tarifa.',
      },
    ],
    note: {
      en: 'Savings depend on the airline, the route and the dates; 60% is the most we see. Not every flight has a senior fare, and sometimes a public one is lower: then we quote that.',
      es: 'El ahorro depende de la aerolínea, la ruta y las fechas; el 60% es el máximo que encontramos. No todos los vuelos tienen esta tarifa y, si la pública es menor, le cotizamos esa.',
    },
  },
} satisfies DealPageContent;
