import type { CityGuideContent } from '../CityGuideContent';

export default {
  path: '/new-york-guide',
  illustration: 'new-york',
  city: { name: { en: 'New York', es: 'Nueva York' }, code: 'NYC' },
  blogStamp: 'brooklyn-bridge',
  title: { en: 'New York Travel Guide', es: 'Guía de viaje de Nueva York' },
  subtitle: {
    en: 'Five boroughs, one long evening and something new on every corner.',
    es: 'Cinco distritos, una larga noche y algo nuevo en cada esquina.',
  },
  description: {
    en: 'A short guide to New York: five sights worth your time, the best season for theater, parks and low fares, what to eat in each borough, and who books it.',
    es: 'Guía breve de Nueva York: cinco lugares que valen su tiempo, la mejor época para parques, teatro y buenas tarifas, qué comer y cómo reservar el vuelo.',
  },
  sharePictureAlt: {
    en: 'The Brooklyn Bridge and Manhattan in the blue hour, and a paper kite.',
    es: 'El puente de Brooklyn y Manhattan en la hora azul y una cometa de papel.',
  },
  overview: [
    {
      en: 'New York rewards people who look up and people who keep walking.',
      es: 'Nueva York premia a quien mira hacia arriba y a quien sigue caminando.',
    },
    {
      en: 'In a single day you can watch the first sun reach Manhattan from the Brooklyn side of the river, eat breakfast in a diner that never closed, stand before three masterpieces you know from books and hear jazz in a basement.',
      es: 'En un solo día puede ver desde Brooklyn cómo el primer sol toca Manhattan, desayunar en una cafetería que nunca cerró, encontrarse con tres obras maestras que conoce de los libros y escuchar jazz en un sótano.',
    },
    {
      en: 'The grid makes Manhattan easy: avenues run north and south, street numbers climb toward uptown, and the subway runs all night. Save time for the other boroughs, where most New Yorkers live and the best meals hide. Bring comfortable shoes, an umbrella and no plan for the last afternoon.',
      es: 'La cuadrícula hace fácil Manhattan: las avenidas van de norte a sur, los números de las calles suben hacia el norte y el metro funciona toda la noche. Guarde tiempo para los otros distritos, donde vive la mayoría de los neoyorquinos. Lleve zapatos cómodos, un paraguas y la última tarde libre.',
    },
  ],
  attractions: [
    {
      illustration: 'statue-of-liberty',
      name: { en: 'Statue of Liberty', es: 'Estatua de la Libertad' },
      text: {
        en: 'The ferry stops at Ellis Island as well, where twelve million people stepped into a new life. Pedestal and crown need a reservation made early.',
        es: 'El ferry también para en Ellis Island, donde doce millones de personas empezaron una vida nueva. El pedestal y la corona se reservan con mucha anticipación.',
      },
    },
    {
      illustration: 'central-park',
      name: { en: 'Central Park', es: 'Central Park' },
      text: {
        en: 'More than eight hundred acres of lakes, lawns and boulders, all shaped by hand. Rent a rowboat or follow a saxophone to the arcade at Bethesda Terrace.',
        es: 'Más de ochocientos acres de lagos, prados y rocas, todo trazado a mano. Alquile un bote de remos o siga un saxofón hasta la arcada de Bethesda.',
      },
    },
    {
      illustration: 'metropolitan-museum',
      name: { en: 'The Metropolitan Museum of Art', es: 'Museo Metropolitano de Arte' },
      text: {
        en: 'Five thousand years under one roof, from an Egyptian temple to Van Gogh’s cypresses. Two hours in one department are better than a marathon through all.',
        es: 'Cinco mil años bajo un mismo techo, de un templo egipcio a los cipreses de Van Gogh. Dos horas en una sección rinden más que un maratón.',
      },
    },
    {
      illustration: 'brooklyn-bridge',
      name: { en: 'Brooklyn Bridge', es: 'Puente de Brooklyn' },
      text: {
        en: 'Walk it toward Manhattan early in the morning, with the towers ahead of you, after a coffee among the old warehouses on the Brooklyn waterfront.',
        es: 'Crúcelo temprano hacia Manhattan, con los rascacielos enfrente, después de tomar un café entre los antiguos almacenes de la orilla de Brooklyn.',
      },
    },
    {
      illustration: 'empire-state-building',
      name: { en: 'Empire State Building', es: 'Empire State' },
      text: {
        en: 'The deck on the 86th floor lies open to the wind and to the whole city. Late in the evening it is calmer and every bit as bright.',
        es: 'El mirador del piso 86 se abre al viento y a la ciudad entera. A última hora de la noche hay menos gente y las mismas luces.',
      },
    },
  ],
  bestTime: {
    text: {
      en: 'September and October are the favorites of those who live here: warm light, dry days, a full calendar of theater. May and June come close. July and August are hot and humid but rich in free concerts; December sparkles and costs more. For low fares and hotel rates, look at January and February.',
      es: 'Septiembre y octubre son los meses preferidos de quienes viven aquí: luz cálida, días secos y cartelera llena. Mayo y junio se les acercan. Julio y agosto son calurosos y húmedos, pero con muchos conciertos gratuitos; diciembre brilla y cuesta más. Para pagar menos por el vuelo y el hotel, piense en enero y febrero.',
    },
    months: [5, 6, 9, 10],
  },
  cuisine: {
    text: {
      en: 'The city eats in every language. Have a bagel with lox for breakfast, a folded slice of pizza on your feet, dumplings in Flushing, arepas in Jackson Heights and pastrami cut thick on rye. Book dinner for eight and you are early. Save room for cheesecake, plain, as they make it here.',
      es: 'La ciudad come en todos los idiomas. Desayune un bagel con salmón, coma de pie una rebanada de pizza doblada, pida empanaditas chinas en Flushing, arepas en Jackson Heights y un sándwich de pastrami bien servido. Si reserva la cena a las ocho, llega temprano. Deje lugar para el cheesecake, sin nada encima, como se hace aquí.',
    },
    icon: 'M6 12q18-9 36 0L24 44zM9 18q15-7 30 0M20 23a2.5 2.5 0 1 0 .1 0zM30 22a2.5 2.5 0 1 0 .1 0zM24 32a2 2 0 1 0 .1 0z',
    dishes: [
      {
        name: { en: 'Bagel with lox', es: 'Bagel con salmón' },
        when: { en: 'for breakfast', es: 'en el desayuno' },
      },
      { name: { en: 'Folded pizza slice', es: 'Pizza doblada' }, when: { en: 'on your feet', es: 'de pie' } },
      { name: { en: 'Dumplings', es: 'Empanaditas chinas' }, when: { en: 'in Flushing', es: 'en Flushing' } },
      { name: { en: 'Arepas', es: 'Arepas' }, when: { en: 'in Jackson Heights', es: 'en Jackson Heights' } },
      {
        name: { en: 'Pastrami on rye', es: 'Sándwich de pastrami' },
        when: { en: 'cut thick', es: 'bien servido' },
      },
      { name: { en: 'Plain cheesecake', es: 'Cheesecake' }, when: { en: 'to finish', es: 'para terminar' } },
    ],
  },
} satisfies CityGuideContent;
