import { defineTexts } from '@farekite/shared/language';

export const nextStepsTexts = defineTexts('booking.nextSteps', {
  en: {
    heading: 'What happens next',
    fill: 'Fill in as much as you like: no field is required.',
    sample: 'The last step shows a sample confirmation. No seat is reserved.',
    agent: 'For a real booking, call us: an agent looks up the live fare with you.',
    call: 'Call',
    hours: 'Day and night, every day of the year',
    privacyHeading: 'Nothing leaves this page',
    privacy: 'What you type is sent to nobody, and is gone when you reload.',
  },
  es: {
    heading: '¿Qué sigue?',
    fill: 'Escriba lo que guste: ningún campo es obligatorio.',
    sample: 'En el último paso verá una confirmación de muestra. No se aparta ningún asiento.',
    agent: 'Para reservar de verdad, llámenos: un agente consulta con usted la tarifa del momento.',
    call: 'Llame al',
    hours: 'De día y de noche, todos los días del año',
    privacyHeading: 'Nada sale de esta página',
    privacy: 'Lo que escriba no se envía a nadie y desaparece al recargar la página.',
  },
});
