import type { CityGuideContent } from '../CityGuideContent';

export default {
  path: '/paris-guide',
  illustration: 'paris',
  city: { name: { en: 'Paris', es: 'París' }, code: 'PAR' },
  blogStamp: 'montmartre',
  title: { en: 'Paris Travel Guide', es: 'Guía de viaje de París' },
  subtitle: {
    en: 'Bridges, bakeries and a tower that sparkles: the city that made strolling an art.',
    es: 'Puentes, panaderías y una torre que centellea: la ciudad que hizo del paseo un arte.',
  },
  description: {
    en: 'What to see in Paris and when to go: the Eiffel Tower, the Louvre, Notre-Dame, Montmartre and the Musée d’Orsay, where to eat, and how to book a flight.',
    es: 'Qué ver en París y cuándo ir: la Torre Eiffel, el Louvre, Notre-Dame, Montmartre y el Museo de Orsay, qué se come y cómo reservar su vuelo por teléfono.',
  },
  sharePictureAlt: {
    en: 'The Eiffel Tower at dusk over the Seine, and a paper kite in the evening sky.',
    es: 'La Torre Eiffel al anochecer sobre el Sena y una cometa de papel en el cielo.',
  },
  overview: [
    {
      en: 'Paris is a city for walking. The Seine divides it into two banks, thirty-seven bridges join them again, and nearly everything you came to see lies within an hour on foot of Notre-Dame.',
      es: 'París es una ciudad para caminar. El Sena la divide en dos orillas, treinta y siete puentes las vuelven a unir y casi todo lo que usted quiere ver queda a menos de una hora a pie de Notre-Dame.',
    },
    {
      en: 'Start early, when bakeries set out the first croissants and the quays belong to runners. Leave the middle of the day for a museum and the late afternoon for a chair on a terrace, where one coffee buys an hour of watching the street.',
      es: 'Salga temprano, cuando las panaderías sacan los primeros cruasanes y los muelles son de quienes corren. Deje el mediodía para un museo y la tarde para la silla de una terraza, donde un café le compra una hora de ver pasar la calle.',
    },
    {
      en: 'Three days show you the landmarks; in five you have a favorite corner, a usual table and a reason to come back.',
      es: 'En tres días conoce los monumentos; en cinco ya tiene un rincón favorito, una mesa de siempre y un motivo para volver.',
    },
  ],
  attractions: [
    {
      illustration: 'eiffel-tower',
      name: { en: 'Eiffel Tower', es: 'Torre Eiffel' },
      text: {
        en: 'Take the stairs to the second floor for the view people remember, then return after dark, when the tower sparkles for five minutes every hour.',
        es: 'Suba por las escaleras al segundo piso, el de la vista que se recuerda, y vuelva de noche, cuando la torre centellea cinco minutos cada hora.',
      },
    },
    {
      illustration: 'louvre',
      name: { en: 'The Louvre', es: 'El Louvre' },
      text: {
        en: 'Choose one wing and leave the rest for another trip. The Mona Lisa draws the crowds; the courtyards of marble and daylight are often quiet.',
        es: 'Elija un ala y deje las demás para otro viaje. La Gioconda atrae a las multitudes; los patios de mármol y luz natural suelen estar tranquilos.',
      },
    },
    {
      illustration: 'notre-dame',
      name: { en: 'Notre-Dame', es: 'Notre-Dame' },
      text: {
        en: 'Restored after the fire of 2019, the cathedral shows stone paler than anyone alive had seen. Reserve a free time slot or join the line early.',
        es: 'Restaurada tras el incendio de 2019, la catedral muestra una piedra clara que nadie recordaba. Reserve su entrada gratuita o llegue temprano a la fila.',
      },
    },
    {
      illustration: 'montmartre',
      name: { en: 'Montmartre', es: 'Montmartre' },
      text: {
        en: 'Climb the lanes behind Sacré-Cœur, past a vineyard and old windmills, and stay for sunset on the steps, with the roofs of Paris below.',
        es: 'Suba por las callejuelas detrás del Sacré-Cœur, entre un viñedo y viejos molinos, y espere el atardecer en la escalinata, sobre los techos de París.',
      },
    },
    {
      illustration: 'musee-d-orsay',
      name: { en: 'Musée d’Orsay', es: 'Museo de Orsay' },
      text: {
        en: 'A railway station of 1900 turned into the home of Monet, Degas and Van Gogh. Go up to the great clock and look out between its hands.',
        es: 'Una estación de tren de 1900 convertida en la casa de Monet, Degas y Van Gogh. Suba al gran reloj y mire la ciudad entre sus agujas.',
      },
    },
  ],
  bestTime: {
    text: {
      en: 'April to June and September to October bring mild days, long evenings and gardens at their best. July is warm and lively; in August many Parisians leave, and some family restaurants close. Winter is cool and gray, but museums are calm and fares from the United States are often at their lowest.',
      es: 'De abril a junio y de septiembre a octubre hay días templados, tardes largas y jardines en su mejor momento. Julio es cálido y animado; en agosto muchos parisinos se van y algunos restaurantes familiares cierran. El invierno es fresco y gris, pero los museos están tranquilos y los vuelos desde Estados Unidos suelen costar menos.',
    },
    months: [4, 5, 6, 9, 10],
  },
  cuisine: {
    text: {
      en: 'Breakfast is bread: a warm baguette, butter and jam. At noon look for the menu of the day on a chalkboard, two courses at a fair price. Try onion soup, duck confit and a plate of cheese before dessert, and buy a picnic at a street market for an evening beside the canal.',
      es: 'El desayuno es pan: una baguette tibia, mantequilla y mermelada. Al mediodía busque el menú del día escrito en la pizarra, dos platos a buen precio. Pruebe la sopa de cebolla, el confit de pato y una tabla de quesos antes del postre, y compre en un mercado lo necesario para cenar a la orilla del canal.',
    },
    icon: 'M7.5 32.5l25-25a5.66 5.66 0 0 1 8 8l-25 25a5.66 5.66 0 0 1-8-8zM15 25l6.5 2M22 18l6.5 2M29 11l6.5 2',
    dishes: [
      {
        name: { en: 'Warm baguette', es: 'Baguette tibia' },
        when: { en: 'at breakfast', es: 'en el desayuno' },
      },
      { name: { en: 'Menu of the day', es: 'Menú del día' }, when: { en: 'at noon', es: 'al mediodía' } },
      { name: { en: 'Onion soup', es: 'Sopa de cebolla' }, when: { en: 'to start', es: 'para empezar' } },
      { name: { en: 'Duck confit', es: 'Confit de pato' }, when: { en: 'to follow', es: 'de plato fuerte' } },
      {
        name: { en: 'Cheese plate', es: 'Tabla de quesos' },
        when: { en: 'before dessert', es: 'antes del postre' },
      },
      {
        name: { en: 'Market picnic', es: 'Pícnic del mercado' },
        when: { en: 'beside the canal', es: 'a la orilla del canal' },
      },
    ],
  },
} satisfies CityGuideContent;
