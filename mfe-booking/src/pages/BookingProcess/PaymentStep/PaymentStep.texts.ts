import { defineTexts } from '@farekite/shared/language';

export const paymentStepTexts = defineTexts('booking.paymentStep', {
  en: {
    cardholderName: 'Cardholder name',
    enterCardholderName: 'Enter cardholder name',
    cardNumber: 'Card number',
    cardNumberForm: '0000 0000 0000 0000',
    expiryDate: 'Expiry date',
    expiryDateForm: 'MM/YY',
    cvv: 'CVV',
    cvvForm: '000',
  },
  es: {
    cardholderName: 'Nombre en la tarjeta',
    enterCardholderName: 'Escriba el nombre del titular',
    cardNumber: 'Número de tarjeta',
    cardNumberForm: '0000 0000 0000 0000',
    expiryDate: 'Fecha de vencimiento',
    expiryDateForm: 'MM/AA',
    cvv: 'CVV',
    cvvForm: '000',
  },
});
