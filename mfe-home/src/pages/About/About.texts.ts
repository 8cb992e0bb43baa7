import { defineTexts } from '@farekite/shared/language';

export const aboutTexts = defineTexts('home.about', {
  en: {
    title: 'About Us',
    description:
      '{{name}} is a US-based online travel agency: we compare fares from hundreds of airlines and book by phone, day and night, in English or Spanish.',
    intro:
      'A US-based online travel agency with one aim: that the price of the ticket is never the reason to stay at home.',
    storyTitle: 'Who we are',
    storyWho:
      '{{name}} is a US-based online travel agency. For five years we have done one thing: find flight tickets that people can afford, and explain them so that nobody is surprised at the airport.',
    storyHow:
      'We look at fares from more than 600 airlines, side by side. When one suits you, you call and talk to a person. Our agents check the live price, go through baggage and change rules with you, and book while you are on the line.',
    storyPromise:
      'We are an intermediary and not affiliated with any airline. No carrier decides what we recommend to you; your dates, your budget and your comfort do.',
    blurbsTitle: 'What you can count on',
    call: 'Call',
  },
  es: {
    title: 'Sobre nosotros',
    description:
      '{{name}} es una agencia de viajes en línea con sede en Estados Unidos: compara tarifas de cientos de aerolíneas y reserva por teléfono a toda hora.',
    intro:
      'Una agencia de viajes en línea con sede en Estados Unidos y una meta: que nadie se quede en casa por el precio del boleto.',
    storyTitle: 'Quiénes somos',
    storyWho:
      '{{name}} es una agencia de viajes en línea con sede en Estados Unidos. Desde hace cinco años nos dedicamos a una sola cosa: encontrar boletos de avión al alcance de todos y explicarlos bien, para que nadie se lleve sorpresas en el aeropuerto.',
    storyHow:
      'Revisamos tarifas de más de 600 aerolíneas y las comparamos entre sí. Cuando una le conviene, usted llama y habla con una persona. Nuestros agentes consultan el precio del momento, repasan con usted el equipaje y las condiciones de cambio, y reservan durante la llamada.',
    storyPromise:
      'Somos intermediarios y no estamos afiliados a ninguna aerolínea. Ninguna compañía decide lo que le recomendamos; lo deciden sus fechas, su presupuesto y su comodidad.',
    blurbsTitle: 'Lo que puede esperar de nosotros',
    call: 'Llame al',
  },
});
