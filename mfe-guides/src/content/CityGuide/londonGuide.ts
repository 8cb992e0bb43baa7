import type { CityGuideContent } from '../CityGuideContent';

export default {
  path: '/london-guide',
  illustration: 'london',
  city: { name: { en: 'London', es: 'Londres' }, code: 'LON' },
  blogStamp: 'london-eye',
  title: { en: 'London Travel Guide', es: 'Guía de viaje de Londres' },
  subtitle: {
    en: 'Palaces, markets and free museums along one winding river.',
    es: 'Palacios, mercados y museos gratuitos a lo largo de un río lleno de curvas.',
  },
  description: {
    en: 'London in short: the Tower, the British Museum, Westminster, Borough Market and the London Eye, the months with most light, pub food, and flights by phone.',
    es: 'Londres en breve: la Torre, el Museo Británico, Westminster, Borough Market y el London Eye, los meses con más luz, qué comer y vuelos por teléfono.',
  },
  sharePictureAlt: {
    en: 'Big Ben and a red bus on Westminster Bridge after the rain, and a paper kite.',
    es: 'El Big Ben y un autobús rojo en el puente de Westminster después de la lluvia y una cometa de papel.',
  },
  overview: [
    {
      en: 'London is two thousand years of changing its mind, with every answer still standing next to the others.',
      es: 'Londres lleva dos mil años cambiando de idea, y todas siguen en pie una junto a otra.',
    },
    {
      en: 'A Roman wall leans toward a glass tower, a palace looks out on a park full of deck chairs, and the bus that takes you from one to the other has the best front seats in town.',
      es: 'Una muralla romana se asoma a una torre de cristal, un palacio mira a un parque lleno de sillas de lona y el autobús que los une tiene arriba, en primera fila, los mejores asientos de la ciudad.',
    },
    {
      en: 'Many of the great museums are free, so you can drop in for twenty minutes and leave guilt behind. Walk along the river when it is dry, dive into a market when it is not, and keep one evening for the theater. Distances deceive: plan by neighborhood, not by list.',
      es: 'Muchos grandes museos son gratuitos: puede entrar veinte minutos y salir sin remordimientos. Camine junto al río si no llueve, refúgiese en un mercado si llueve y reserve una noche para el teatro. Las distancias engañan: organícese por barrios, no por listas.',
    },
  ],
  attractions: [
    {
      illustration: 'tower-of-london',
      name: { en: 'Tower of London', es: 'Torre de Londres' },
      text: {
        en: 'Nearly a thousand years of fortress, prison and treasure house. See the Crown Jewels first, before the lines grow, then follow a Yeoman Warder’s tour.',
        es: 'Casi mil años de fortaleza, prisión y casa del tesoro. Vea primero las joyas de la Corona, antes de que crezca la fila, y siga después a un guardia.',
      },
    },
    {
      illustration: 'british-museum',
      name: { en: 'British Museum', es: 'Museo Británico' },
      text: {
        en: 'The Rosetta Stone, sculptures from the Parthenon and a glass-roofed court to rest in, all of it free. Friday evenings are the calm time to come.',
        es: 'La piedra de Rosetta, esculturas del Partenón y un patio con techo de cristal para descansar, todo gratis. Los viernes por la noche hay menos gente.',
      },
    },
    {
      illustration: 'westminster',
      name: { en: 'Westminster and Big Ben', es: 'Westminster y el Big Ben' },
      text: {
        en: 'Parliament, the Abbey and the most famous clock in the world stand around one square. Cross Westminster Bridge at dusk, when the windows turn gold.',
        es: 'El Parlamento, la Abadía y el reloj más famoso del mundo rodean una misma plaza. Cruce el puente de Westminster al anochecer, con las ventanas doradas.',
      },
    },
    {
      illustration: 'borough-market',
      name: { en: 'Borough Market', es: 'Borough Market' },
      text: {
        en: 'Cheese, oysters, fresh pasta and sausage rolls under green railway arches beside the cathedral. Come on a weekday morning and taste before you choose.',
        es: 'Quesos, ostras, pasta fresca y hojaldres bajo los arcos verdes del tren, junto a la catedral. Venga entre semana por la mañana y pruebe antes de elegir.',
      },
    },
    {
      illustration: 'london-eye',
      name: { en: 'London Eye', es: 'London Eye' },
      text: {
        en: 'Half an hour in a glass capsule above the Thames shows how the city fits together. Book a slot close to sunset and look to the west.',
        es: 'Media hora en una cápsula de cristal sobre el Támesis basta para entender la ciudad. Reserve cerca de la puesta del sol y mire hacia el oeste.',
      },
    },
  ],
  bestTime: {
    text: {
      en: 'May, June and September offer long light, open gardens and a fair chance of sun. July and August are the busiest. Rain can come in any month and seldom stays all day. Late November and December glow with markets and lights, and from January to March flights and rooms cost least.',
      es: 'Mayo, junio y septiembre ofrecen muchas horas de luz, jardines abiertos y buenas probabilidades de sol. Julio y agosto son los meses con más gente. Puede llover en cualquier época, pero rara vez todo el día. A fines de noviembre y en diciembre hay mercados y luces, y de enero a marzo los vuelos y hoteles cuestan menos.',
    },
    months: [5, 6, 9],
  },
  cuisine: {
    text: {
      en: 'Forget the old jokes. Start with a full English breakfast, settle into a pub for a Sunday roast, have curry on Brick Lane and dim sum in Chinatown. Fish and chips taste best out of the paper, by the river. Afternoon tea, with warm scones and clotted cream, easily replaces dinner.',
      es: 'Olvide los viejos chistes. Empiece con un desayuno inglés completo, pase el domingo en un pub con un asado, coma curry en Brick Lane y dim sum en el barrio chino. El pescado con papas sabe mejor en su papel y junto al río. El té de la tarde, con scones tibios y crema espesa, reemplaza sin problema a la cena.',
    },
    icon: 'M8 20h26v9a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 29zM34 22h3a5 5 0 0 1 0 10h-4M6 43h32M16 14q-3-3 0-6M24 14q-3-3 0-6',
    dishes: [
      {
        name: { en: 'Full English breakfast', es: 'Desayuno inglés completo' },
        when: { en: 'in the morning', es: 'por la mañana' },
      },
      { name: { en: 'Sunday roast', es: 'Asado de domingo' }, when: { en: 'in a pub', es: 'en un pub' } },
      { name: { en: 'Curry', es: 'Curry' }, when: { en: 'on Brick Lane', es: 'en Brick Lane' } },
      { name: { en: 'Dim sum', es: 'Dim sum' }, when: { en: 'in Chinatown', es: 'en el barrio chino' } },
      {
        name: { en: 'Fish and chips', es: 'Pescado con papas' },
        when: { en: 'by the river', es: 'junto al río' },
      },
      {
        name: { en: 'Afternoon tea', es: 'Té de la tarde' },
        when: { en: 'instead of dinner', es: 'en lugar de la cena' },
      },
    ],
  },
} satisfies CityGuideContent;
