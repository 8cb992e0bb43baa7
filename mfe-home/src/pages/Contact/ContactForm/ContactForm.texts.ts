import { defineTexts } from '@farekite/shared/language';

export const contactFormTexts = defineTexts('home.contactForm', {
  en: {
    title: 'Write to us',
    intro: 'Put your question in words; your email program sends it.',
    name: 'Name',
    namePlaceholder: 'Enter your name',
    email: 'Email',
    emailPlaceholder: 'Enter email address',
    subject: 'Subject',
    subjectPlaceholder: 'Enter subject',
    message: 'Message',
    messagePlaceholder: 'Enter your message',
    send: 'Send message',
    notSent: 'Nothing has been sent: this form is not connected to a mailbox. What you wrote is still here.',
    open: 'Open it as an email to {{address}} and send it from there.',
    openShortened:
      'It is too long for a link: the email opens with its beginning, and you can copy in the rest.',
    write: 'Email {{address}}',
    noSubject: 'A question for {{name}}',
    signature: 'Name: {{name}}\nEmail: {{email}}',
  },
  es: {
    title: 'Escríbanos',
    intro: 'Cuéntenos su duda; la envía su programa de correo.',
    name: 'Nombre',
    namePlaceholder: 'Escriba su nombre',
    email: 'Correo electrónico',
    emailPlaceholder: 'Escriba su correo electrónico',
    subject: 'Asunto',
    subjectPlaceholder: 'Escriba el asunto',
    message: 'Mensaje',
    messagePlaceholder: 'Escriba su mensaje',
    send: 'Enviar mensaje',
    notSent:
      'No se ha enviado nada: este formulario no está conectado a ningún buzón. Lo que escribió sigue aquí.',
    open: 'Ábralo como correo para {{address}} y envíelo desde ahí.',
    openShortened:
      'Es demasiado largo para un enlace: el correo se abre con el comienzo y usted puede copiar el resto.',
    write: 'Escribir a {{address}}',
    noSubject: 'Una pregunta para {{name}}',
    signature: 'Nombre: {{name}}\nCorreo electrónico: {{email}}',
  },
});
