import { defineTexts } from '@farekite/shared/language';

export const passengerStepTexts = defineTexts('booking.passengerStep', {
  en: {
    firstName: 'First name',
    enterFirstName: 'Enter first name',
    lastName: 'Last name',
    enterLastName: 'Enter last name',
    email: 'Email',
    enterEmail: 'Enter email address',
    phone: 'Phone number',
    enterPhone: 'Enter phone number',
    dateOfBirth: 'Date of birth',
  },
  es: {
    firstName: 'Nombre',
    enterFirstName: 'Escriba su nombre',
    lastName: 'Apellido',
    enterLastName: 'Escriba su apellido',
    email: 'Correo electrónico',
    enterEmail: 'Escriba su correo electrónico',
    phone: 'Número de teléfono',
    enterPhone: 'Escriba su número de teléfono',
    dateOfBirth: 'Fecha de nacimiento',
  },
});
