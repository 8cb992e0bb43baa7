import { defineTexts } from '@farekite/shared/language';

export const blogTexts = defineTexts('guides.blog', {
  en: {
    title: 'Travel Blog',
    description:
      'When to book, how to pack, how to sleep after a long flight: practical travel advice from the agents of {{name}}, who plan trips with people every day.',
    lead: 'Practical advice from people who plan trips all day. Each post begins here and goes on by phone: an agent tells you the rest.',
    posts: 'Latest posts',
    pictureAlt: 'Two travelers before the domes and minarets of a city at dusk, and a paper kite.',
  },
  es: {
    title: 'Blog de viajes',
    description:
      'Cuándo reservar, cómo empacar, cómo dormir tras un vuelo largo: consejos prácticos de los agentes de {{name}}, que organizan viajes todos los días.',
    lead: 'Consejos prácticos de quienes organizan viajes todo el día. Cada historia empieza aquí y sigue por teléfono: un agente le cuenta el resto.',
    posts: 'Últimas publicaciones',
    pictureAlt:
      'Dos viajeros ante las cúpulas y los minaretes de una ciudad al anochecer y una cometa de papel.',
  },
});
