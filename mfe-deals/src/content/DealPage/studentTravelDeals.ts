import type { DealPageContent } from '../DealPageContent';

export default {
  path: '/student-travel-deals',
  illustration: 'student-travel',
  head: {
    title: { en: 'Student Flight Deals, Ages 18 to 26', es: 'Vuelos para estudiantes de 18 a 26 años' },
    description: {
      en: 'Students aged 18 to 26 save up to 25% on sample fares to London, Barcelona and Mexico City. See what you need to show, then call to book your semester trip.',
      es: 'Estudiantes de 18 a 26 años: hasta un 25% menos en tarifas de muestra a Londres, Barcelona y Ciudad de México. Vea los requisitos y llame para reservar.',
    },
    sharePictureAlt: {
      en: 'Students with rucksacks before a departure board, and a paper kite outside.',
      es: 'Estudiantes con mochilas ante un tablero de salidas y una cometa de papel.',
    },
  },
  eyebrow: { en: 'Ages 18 to 26, up to 25% off', es: 'De 18 a 26 años, hasta un 25% menos' },
  heading: { en: 'Student fares for a bigger world', es: 'El mundo, a tarifa de estudiante' },
  subline: {
    en: 'Up to 25% off for a semester abroad, a flight home or the trip you promised each other after finals.',
    es: 'Hasta un 25% menos para un semestre en el extranjero, la vuelta a casa o el viaje que se prometieron para después de los exámenes.',
  },
  blurbsHeading: { en: 'Made for the academic year', es: 'Pensado para el año académico' },
  blurbs: [
    {
      figure: { en: 'Up to 25%', es: 'Hasta 25%' },
      title: { en: 'Off the regular fare', es: 'Menos que la tarifa regular' },
      text: {
        en: 'Some airlines hold fares for students that ordinary searches never show. We check them next to every public fare and quote the lower one.',
        es: 'Algunas aerolíneas reservan tarifas para estudiantes que no aparecen en una búsqueda común. Las comparamos con las públicas y le cotizamos la menor.',
      },
    },
    {
      figure: { en: 'Two bags', es: 'Dos maletas' },
      title: { en: 'A room’s worth of luggage', es: 'Equipaje para todo un cuarto' },
      text: {
        en: 'Moving for a semester takes more than a carry-on. Ask for the student fares that include a second checked bag.',
        es: 'Mudarse por un semestre exige más que un equipaje de mano. Pregunte por las tarifas que incluyen una segunda maleta documentada.',
      },
    },
    {
      figure: { en: '12 months', es: '12 meses' },
      title: { en: 'Exams move; so can you', es: 'Si cambia el examen, cambie usted' },
      text: {
        en: 'Many student tickets allow a return up to a year later and a change of date for a fee. We read you the rules before you decide.',
        es: 'Muchos boletos de estudiante permiten volver hasta un año después y cambiar la fecha por un cargo. Le leemos las condiciones antes de que decida.',
      },
    },
  ],
  dealsHeading: { en: 'Three fares for the semester', es: 'Tres tarifas para el semestre' },
  dealsArrangement: 'rows',
  deals: [
    {
      route: { en: 'Chicago to Mexico City', es: 'De Chicago a Ciudad de México' },
      airline: 'Quillon Air',
      originalPrice: 395,
      price: 312,
      trip: 'roundTrip',
      note: {
        en: 'Nonstop in the afternoon, late enough to sit the morning exam before you leave.',
        es: 'Sin escalas por la tarde: alcanza a presentar el examen de la mañana antes de salir.',
      },
    },
    {
      route: { en: 'Boston to London', es: 'De Boston a Londres' },
      airline: 'Northbeam Air',
      originalPrice: 680,
      price: 510,
      trip: 'roundTrip',
      note: {
        en: 'Return any time within the academic year; one checked bag and one carry-on included.',
        es: 'Regrese en cualquier momento del año académico; incluye una maleta documentada y un equipaje de mano.',
      },
    },
    {
      route: { en: 'Los Angeles to Barcelona', es: 'De Los Ángeles a Barcelona' },
      airline: 'Solenne Airways',
      originalPrice: 820,
      price: 639,
      trip: 'roundTrip',
      note: {
        en: 'One short connection, a second bag at no charge and one change of date for a fee.',
        es: 'Una conexión corta, segunda maleta sin cargo y un cambio de fecha con costo.',
      },
    },
  ],
  list: {
    heading: { en: 'What you need for a student fare', es: 'Requisitos para la tarifa de estudiante' },
    items: [
      {
        en: 'You are between 18 and 26 years old on the day of departure.',
        es: 'Tener entre 18 y 26 años el día de la salida.',
      },
      {
        en: 'You are enrolled at a college, university or language school when you travel.',
        es: 'Estar inscrito en un colegio universitario, una universidad o una escuela de idiomas al momento de viajar.',
      },
      {
        en: 'You carry a student ID, or a letter of enrollment, that is valid on the travel dates.',
        es: 'Llevar una credencial de estudiante o una constancia de inscripción vigente en las fechas del viaje.',
      },
      {
        en: 'The name on the ticket matches your passport or government-issued ID.',
        es: 'Que el nombre del boleto coincida con el del pasaporte o la identificación oficial.',
      },
      {
        en: 'You book by phone, so that the agent can apply the student fare before payment.',
        es: 'Reservar por teléfono, para que el agente aplique la tarifa de estudiante antes del pago.',
      },
    ],
    note: {
      en: 'Savings depend on the airline, the route and the dates; 25% is the most we see. The airline may ask for your proof again at check-in.',
      es: 'El ahorro depende de la aerolínea, la ruta y las fechas; el 25% es el máximo que encontramos. La aerolínea puede volver a pedirle el comprobante al registrarse.',
    },
  },
} satisfies DealPageContent;
