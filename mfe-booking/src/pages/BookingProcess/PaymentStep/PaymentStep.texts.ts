import { defineTexts } from '@farekite/shared/language';

export const paymentStepTexts = defineTexts('booking.paymentStep', {
  en: {
    cardholderName: 'Cardholder name',
    enterCardholderName: 'Enter cardholder name',
    cardNumber: 'Card number',
    cardNumberPattern: '0000 0000 0000 0000',
    expiryDate: 'Expiry date',
    expiryDatePattern: 'MM/YY',
    cvv: 'CVV',
    cvvPattern: '000',
  },
  es: {
    cardholderName: 'Nombre en la tarjeta',
    enterCardholderName: 'Escriba el nombre del titular',
    cardNumber: 'Número de tarjeta',
    cardNumberPattern: '0000 0000 0000 0000',
    expiryDate: 'Fecha de vencimiento',
    expiryDatePattern: 'MM/AA',
    cvv: 'CVV',
    cvvPattern: '000',
  },
});
