import type { CityGuideContent } from '../CityGuideContent';

export default {
  path: '/tokyo-guide',
  illustration: 'tokyo',
  city: { name: { en: 'Tokyo', es: 'Tokio' }, code: 'TYO' },
  blogStamp: 'senso-ji',
  title: { en: 'Tokyo Travel Guide', es: 'Guía de viaje de Tokio' },
  subtitle: {
    en: 'Temple bells, neon and the quiet between them: many small cities in one.',
    es: 'Campanas de templo, neón y el silencio entre ambos: muchas ciudades pequeñas en una.',
  },
  description: {
    en: 'Plan a trip to Tokyo: five sights from Senso-ji to Tokyo Tower, the best months for blossoms and clear skies, what to eat, and a number to book flights.',
    es: 'Planee su viaje a Tokio: cinco lugares, de Senso-ji a la Torre de Tokio, los mejores meses para ver los cerezos, qué comer y cómo reservar su vuelo.',
  },
  sharePictureAlt: {
    en: 'A pagoda among cherry trees before Mount Fuji at dawn, and a paper kite.',
    es: 'Una pagoda entre cerezos frente al monte Fuji al amanecer y una cometa de papel.',
  },
  overview: [
    {
      en: 'Tokyo is less one city than a few dozen, joined by trains that arrive to the second.',
      es: 'Tokio no es una ciudad, sino varias decenas, unidas por trenes que llegan al segundo.',
    },
    {
      en: 'Step out at one station and you smell temple incense and rice crackers; two stops later it is all screens, crossings and arcades. Between them lie lanes where cats sleep on scooters and a counter with six seats serves the best noodles of your life.',
      es: 'En una estación huele a incienso de templo y galletas de arroz; dos paradas después todo son pantallas, cruces y salones de juego. En medio hay callejones donde los gatos duermen sobre las motos y una barra de seis asientos sirve los mejores fideos de su vida.',
    },
    {
      en: 'Nobody sees everything, so choose a few neighborhoods and give each one half a day. Get a transit card at the airport, eat early or late to avoid the lines, and let yourself get lost at least once.',
      es: 'Nadie lo ve todo: elija unos pocos barrios y dedique medio día a cada uno. Compre una tarjeta de transporte en el aeropuerto, coma temprano o tarde para evitar filas y piérdase al menos una vez.',
    },
  ],
  attractions: [
    {
      illustration: 'senso-ji',
      name: { en: 'Senso-ji Temple', es: 'Templo Senso-ji' },
      text: {
        en: 'Walk under the great red lantern in Asakusa and along a street of snack stalls to Tokyo’s oldest temple. At dawn it is almost yours alone.',
        es: 'Pase bajo el gran farol rojo de Asakusa y por una calle de puestos hasta el templo más antiguo de Tokio. Al amanecer está casi vacío.',
      },
    },
    {
      illustration: 'shibuya-crossing',
      name: { en: 'Shibuya Crossing', es: 'Cruce de Shibuya' },
      text: {
        en: 'Hundreds of people set off at every green light, and somehow nobody collides. Cross it once, then watch from a café window or a rooftop deck.',
        es: 'Cientos de personas arrancan con cada luz verde y nadie choca. Crúcelo una vez y después contémplelo desde la ventana de un café o una azotea.',
      },
    },
    {
      illustration: 'meiji-shrine',
      name: { en: 'Meiji Shrine', es: 'Santuario Meiji' },
      text: {
        en: 'A broad gravel path leads through a forest planted by volunteers a century ago. Rinse your hands at the basin, bow twice and slow down.',
        es: 'Un ancho sendero de grava cruza un bosque que plantaron voluntarios hace un siglo. Lávese las manos en la fuente, haga dos reverencias y vaya despacio.',
      },
    },
    {
      illustration: 'tsukiji-market',
      name: { en: 'Tsukiji Outer Market', es: 'Mercado exterior de Tsukiji' },
      text: {
        en: 'The wholesale auctions moved away, but the stalls stayed: grilled scallops, sweet omelets, knives sharpened while you wait. Come hungry, before ten in the morning.',
        es: 'Las subastas se mudaron, pero los puestos siguen: vieiras a la parrilla, tortilla dulce, cuchillos afilados al momento. Venga con hambre y antes de las diez.',
      },
    },
    {
      illustration: 'tokyo-tower',
      name: { en: 'Tokyo Tower', es: 'Torre de Tokio' },
      text: {
        en: 'Painted orange and white so that pilots would see it, the tower is still the warmest light on the skyline. The park below frames it best.',
        es: 'Pintada de naranja y blanco para que la vieran los pilotos, sigue siendo la luz más cálida del horizonte. Desde el parque cercano luce mejor.',
      },
    },
  ],
  bestTime: {
    text: {
      en: 'March to May is mild: the cherry trees bloom as March turns to April, and crowds come with them, as they do for the holidays that open May. October and November bring clear skies and, at their end, red maples. June is rainy and August very hot, while winter days are cold, bright and good for seeing Mount Fuji.',
      es: 'De marzo a mayo el clima es templado: los cerezos florecen entre marzo y abril, y con ellos llega la gente, igual que en los feriados con que empieza mayo. Octubre y noviembre traen cielos despejados y, al final, arces rojos. Junio es lluvioso y agosto, muy caluroso; el invierno es frío, luminoso y bueno para ver el monte Fuji.',
    },
    months: [3, 4, 5, 10, 11],
  },
  cuisine: {
    text: {
      en: 'Good food here need not be expensive. Slurp ramen at a counter where you order by ticket machine, try yakitori under the railway arches, and visit a department-store basement for sweets like jewelry. Sushi at lunch costs a fraction of sushi at dinner, and even convenience stores sell rice balls that you will miss at home.',
      es: 'Comer bien aquí no exige gastar mucho. Pida su ramen en la máquina de boletos y tómelo en la barra, pruebe el yakitori bajo los arcos del tren y baje al sótano de unos grandes almacenes por dulces que parecen joyas. El sushi del mediodía cuesta una fracción del de la noche, y hasta en las tiendas de la esquina hay onigiri que va a extrañar en casa.',
    },
    icon: 'M5 23h38a19 16 0 0 1-11 14v4H16v-4A19 16 0 0 1 5 23zM22 23l18-16M29 23l15-9M12 17q-3-3 0-6t0-6M20 15q-3-3 0-6',
    dishes: [
      { name: { en: 'Ramen', es: 'Ramen' }, when: { en: 'at the counter', es: 'en la barra' } },
      { name: { en: 'Yakitori', es: 'Yakitori' }, when: { en: 'under the arches', es: 'bajo los arcos' } },
      { name: { en: 'Sushi', es: 'Sushi' }, when: { en: 'at lunch', es: 'al mediodía' } },
      {
        name: { en: 'Sweets like jewelry', es: 'Dulces como joyas' },
        when: { en: 'in a store basement', es: 'en los grandes almacenes' },
      },
      {
        name: { en: 'Rice balls', es: 'Onigiri' },
        when: { en: 'at the convenience store', es: 'en la tienda de la esquina' },
      },
    ],
  },
} satisfies CityGuideContent;
