import type { LegalPageContent } from '../LegalPageContent';

export default {
  title: { en: 'Privacy Policy', es: 'Política de privacidad' },
  description: {
    en: 'This website keeps one thing about you: the language you chose. No accounts, no tracking, no analytics, and nothing you type into a form is ever sent.',
    es: 'Este sitio guarda una sola cosa sobre usted: el idioma que eligió. Sin cuentas, sin rastreo, sin estadísticas, y nada de lo que escribe se envía.',
  },
  intro: {
    en: 'In short: we remember your language and nothing else. What you type here stays in your browser.',
    es: 'En pocas palabras: recordamos su idioma y nada más. Lo que usted escribe aquí no sale de su navegador.',
  },
  updated: '2025-09-15',
  sections: [
    {
      id: 'data-collection',
      heading: { en: 'What we collect', es: 'Qué datos recopilamos' },
      paragraphs: {
        en: [
          'This website stores a single piece of information: the language you chose, English or Spanish. It is kept in the storage of your browser and repeated in a cookie, so that the next page arrives in the right language. The cookie holds the letters “en” or “es” and nothing that could tell you apart from another visitor.',
          'You need no account to use the site. There are no analytics, no advertising cookies, no pixels of social networks and no fingerprinting, and no page loads anything from another company. As with every website, your browser has to ask our server for each page, and the request carries your network address because the answer could not reach you otherwise.',
          'The flight search, the contact form, the newsletter box and the booking pages are filled in on your device only. What you type there is not sent to us or to anyone else, and we store none of it; your own browser may bring it back when you return to a page, until you close the tab.',
        ],
        es: [
          'Este sitio web guarda un solo dato: el idioma que usted eligió, inglés o español. Se conserva en el almacenamiento de su navegador y se repite en una cookie, para que la página siguiente llegue en el idioma correcto. La cookie contiene las letras “en” o “es” y nada que permita distinguirlo de otro visitante.',
          'No necesita una cuenta para usar el sitio. No hay estadísticas de visitas, cookies publicitarias, píxeles de redes sociales ni huellas digitales del navegador, y ninguna página carga nada de otra empresa. Como en cualquier sitio web, su navegador tiene que pedir cada página a nuestro servidor, y esa solicitud lleva su dirección de red porque de otro modo la respuesta no le llegaría.',
          'La búsqueda de vuelos, el formulario de contacto, la casilla del boletín y las páginas de reserva se llenan únicamente en su dispositivo. Lo que escribe ahí no se nos envía a nosotros ni a nadie más, y no guardamos nada de ello; su propio navegador puede recuperarlo si usted vuelve a la página, hasta que cierre la pestaña.',
        ],
      },
    },
    {
      id: 'usage',
      heading: { en: 'How it is used', es: 'Para qué se usan' },
      paragraphs: {
        en: [
          'The stored language has one use: to show you the site in the language you prefer. We build no profile from it, combine it with nothing, and neither sell nor share it. There is nothing else that we could sell or share, because the website gathers nothing else.',
          'You can change the language at any time with the switch in the header. To remove the setting altogether, clear the cookies and site data for this address in your browser; the pages keep working and appear in English until you choose again.',
          'When you call or write to us, you leave the website. An agent then asks for what a booking needs, such as names, dates of birth and contact details, and passes it on to the airline that carries you and to nobody who has no part in your trip. You may ask at any time what we hold from a call or an email, have it corrected, or have it deleted once the law no longer obliges us to keep it.',
        ],
        es: [
          'El idioma guardado sirve para una sola cosa: mostrarle el sitio en el idioma que prefiere. No creamos perfiles con él, no lo combinamos con nada y no lo vendemos ni lo compartimos. Tampoco hay otra cosa que pudiéramos vender o compartir, porque el sitio no reúne nada más.',
          'Puede cambiar el idioma cuando quiera con el selector del encabezado. Si prefiere borrar el dato por completo, elimine en su navegador las cookies y los datos de esta dirección; las páginas siguen funcionando y se muestran en inglés hasta que elija de nuevo.',
          'Cuando nos llama o nos escribe, usted sale del sitio web. En ese momento un agente le pide lo que exige una reserva, como nombres, fechas de nacimiento y datos de contacto, y lo transmite a la aerolínea que lo transporta y a nadie que no participe en su viaje. Puede preguntar en cualquier momento qué conservamos de una llamada o un correo, pedir que se corrija o que se borre cuando la ley ya no nos obligue a guardarlo.',
        ],
      },
    },
    {
      id: 'security',
      heading: { en: 'Security', es: 'Seguridad' },
      paragraphs: {
        en: [
          'The best protected data is data that was never collected. Because this website receives neither passwords nor card numbers nor travel documents, there is no store of them that could be lost or stolen. The booking pages forget card values as soon as the payment step is complete.',
          'What your browser loads is guarded too. Each page carries a strict content policy: scripts, styles, pictures and fonts come from our own address only, and no page of ours can be made to send a form elsewhere. Every script and stylesheet is compared with a fingerprint before it is used; a file that was altered on its way is refused, and the text of the page stays readable.',
          'Some care remains with you. We never ask for card details or passwords by email or text message. If a message in our name seems odd, do not answer it and do not use the links in it; call the number shown on this website and ask. If you believe that you have found a weakness in the site, please write to us.',
        ],
        es: [
          'El dato mejor protegido es el que nunca se recopiló. Como este sitio no recibe contraseñas, números de tarjeta ni documentos de viaje, no existe un archivo que se pueda perder o robar. Las páginas de reserva olvidan los datos de la tarjeta en cuanto termina el paso de pago.',
          'También se vigila lo que carga su navegador. Cada página lleva una política de contenido estricta: los scripts, los estilos, las imágenes y las fuentes vienen solo de nuestra propia dirección, y ninguna página puede enviar un formulario a otro lugar. Cada script y cada hoja de estilo se compara con una huella antes de usarse; si un archivo se alteró en el camino, se rechaza y el texto de la página sigue siendo legible.',
          'Una parte del cuidado queda en sus manos. Nunca pedimos datos de tarjetas ni contraseñas por correo electrónico o mensaje de texto. Si un mensaje a nuestro nombre le parece extraño, no lo responda ni use sus enlaces; llame al número que aparece en este sitio y pregunte. Si cree haber encontrado una falla de seguridad, le agradecemos que nos escriba.',
        ],
      },
    },
  ],
} satisfies LegalPageContent;
