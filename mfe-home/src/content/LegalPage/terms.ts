import type { LegalPageContent } from '../LegalPageContent';

export default {
  title: { en: 'Terms and Conditions', es: 'Términos y condiciones' },
  description: {
    en: 'What our service covers, how a flight is booked by phone and what happens when plans change: the terms that apply between you and our travel agency.',
    es: 'Qué incluye nuestro servicio, cómo se reserva un vuelo por teléfono y qué pasa si sus planes cambian: las condiciones entre usted y nuestra agencia.',
  },
  intro: {
    en: 'What you can expect of us, what we ask of you, and what happens when plans change.',
    es: 'Lo que usted puede esperar de nosotros, lo que le pedimos y lo que pasa si sus planes cambian.',
  },
  updated: '2025-09-15',
  sections: [
    {
      id: 'service',
      heading: { en: 'Our service', es: 'Nuestro servicio' },
      paragraphs: {
        en: [
          'We run an online travel agency in the United States. This website presents destinations, travel guides and flight offers, and our agents turn what you like into a booking by phone. We act as an intermediary between you and the airline: the airline operates the flight, and the contract of carriage is made between you and that airline.',
          'Every fare, timetable and airline name shown on these pages is a sample. Samples give you an idea of prices and routes; they are not an offer that you can accept by clicking. The fare that counts is the one an agent quotes to you, with all taxes and fees, at the moment you decide.',
          'Using the website costs nothing and needs no account. You may read, print and share its pages for personal use. Please do not copy them for commercial purposes or interfere with the way the site works.',
        ],
        es: [
          'Somos una agencia de viajes en línea en Estados Unidos. En este sitio web presentamos destinos, guías de viaje y ofertas de vuelos, y nuestros agentes convierten lo que a usted le gusta en una reserva por teléfono. Actuamos como intermediarios entre usted y la aerolínea: la aerolínea opera el vuelo y el contrato de transporte se celebra entre usted y esa aerolínea.',
          'Todas las tarifas, los horarios y los nombres de aerolíneas de estas páginas son de muestra. Sirven para darle una idea de precios y rutas; no son una oferta que se acepte con un clic. La tarifa que vale es la que un agente le cotiza, con todos los impuestos y cargos, en el momento en que usted decide.',
          'Usar el sitio no cuesta nada ni exige crear una cuenta. Puede leer, imprimir y compartir sus páginas para uso personal. Le pedimos que no las copie con fines comerciales ni interfiera en su funcionamiento.',
        ],
      },
    },
    {
      id: 'booking',
      heading: { en: 'Booking', es: 'Reservas' },
      paragraphs: {
        en: [
          'Bookings are made by phone. You tell the agent where and when you would like to travel; the agent checks live fares, names the total price and explains the rules of the ticket: baggage, seat choice, changes and refunds. Nothing is booked before you say yes to that price and those rules. Afterwards you receive a written confirmation by email.',
          'Please give every name exactly as it stands in the passport or identity document used for the trip, and read the confirmation as soon as it arrives. Tell us about mistakes at once: what is simple to correct on the first day may be expensive later. Passports, visas and health documents are the responsibility of each traveler; our agents are glad to tell you where to check.',
          'The booking pages of this website are a demonstration. They show how a booking works, send nothing and reserve no seat. Please do not enter real card details there.',
        ],
        es: [
          'Las reservas se hacen por teléfono. Usted le dice al agente adónde y cuándo desea viajar; el agente consulta las tarifas del momento, le da el precio total y le explica las condiciones del boleto: equipaje, elección de asiento, cambios y reembolsos. No se reserva nada antes de que usted acepte ese precio y esas condiciones. Después recibe una confirmación escrita por correo electrónico.',
          'Indique cada nombre tal como aparece en el pasaporte o documento de identidad con el que se va a viajar y lea la confirmación en cuanto llegue. Si ve un error, avísenos de inmediato: lo que es fácil de corregir el primer día puede salir caro más tarde. Los pasaportes, las visas y los documentos de salud son responsabilidad de cada viajero; con gusto le decimos dónde consultarlos.',
          'Las páginas de reserva de este sitio son una demostración. Muestran cómo es una reserva, no envían nada y no apartan ningún asiento. No escriba en ellas los datos de una tarjeta real.',
        ],
      },
    },
    {
      id: 'cancellation',
      heading: { en: 'Changes and cancellation', es: 'Cambios y cancelaciones' },
      paragraphs: {
        en: [
          'Whether a ticket can be changed or refunded is decided by the fare rules of the airline, and they differ from one ticket to the next. Your agent reads the rules to you before you book and they are repeated in the confirmation. A low fare often means that changes cost money or are not possible; if your plans may shift, ask for a flexible fare.',
          'To change or cancel a booking, call us as early as you can and have the confirmation at hand. Before we touch anything, the agent tells you what the airline charges, whether there is a fare difference and what you would get back. You decide when you know the amounts.',
          'When an airline cancels or moves your flight, we contact you, explain the choices that the airline offers and help you rebook or ask for your money back. Refunds are paid by the airline to the card or account used for the purchase; how long that takes depends on the airline and on your bank.',
        ],
        es: [
          'Las condiciones de tarifa de la aerolínea deciden si un boleto se puede cambiar o reembolsar, y varían de un boleto a otro. Su agente se las lee antes de reservar y la confirmación las repite. Una tarifa baja suele significar que los cambios cuestan dinero o no son posibles; si sus planes pueden variar, pida una tarifa flexible.',
          'Para cambiar o cancelar una reserva, llámenos cuanto antes y tenga a la mano la confirmación. Antes de modificar nada, el agente le dice cuánto cobra la aerolínea, si hay diferencia de tarifa y cuánto se le devolvería. Usted decide cuando ya conoce las cantidades.',
          'Si la aerolínea cancela o cambia su vuelo, nos comunicamos con usted, le explicamos las opciones que ofrece la aerolínea y le ayudamos a elegir otro vuelo o a pedir la devolución de su dinero. La aerolínea paga los reembolsos a la tarjeta o cuenta con la que se compró; el plazo depende de la aerolínea y de su banco.',
        ],
      },
    },
  ],
} satisfies LegalPageContent;
