import type { Ref } from 'react';
import { useTranslation } from '@farekite/shared/language';
import type { Card } from '../booking';
import { BookingField } from '../BookingField/BookingField';
import { StepActions } from '../StepActions/StepActions';
import { StepForm } from '../StepForm/StepForm';
import { formatCardNumber, formatCvv, formatExpiryDate } from './cardFormats';

interface PaymentStepProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly card: Card;
  readonly onChange: (change: Partial<Card>) => void;
  readonly onBack: () => void;
  readonly onComplete: () => void;
}

const FIELDS = [
  {
    name: 'cardNumber',
    autoComplete: 'cc-number',
    placeholder: 'cardNumberPattern',
    maxLength: 19,
    format: formatCardNumber,
  },
  {
    name: 'expiryDate',
    autoComplete: 'cc-exp',
    placeholder: 'expiryDatePattern',
    maxLength: 5,
    isShort: true,
    format: formatExpiryDate,
  },
  {
    name: 'cvv',
    autoComplete: 'cc-csc',
    placeholder: 'cvvPattern',
    maxLength: 4,
    isShort: true,
    format: formatCvv,
  },
] as const;

export function PaymentStep({ headingRef, card, onChange, onBack, onComplete }: PaymentStepProps) {
  const { t } = useTranslation('booking-process');
  return (
    <StepForm
      heading={t('stepIndicator.payment')}
      headingRef={headingRef}
      onSubmit={onComplete}
      actions={<StepActions next="complete" onBack={onBack} />}
    >
      <BookingField
        label={t('paymentStep.cardholderName')}
        type="text"
        autoComplete="cc-name"
        placeholder={t('paymentStep.enterCardholderName')}
        value={card.cardholderName}
        onChange={(cardholderName) => {
          onChange({ cardholderName });
        }}
      />
      {FIELDS.map(({ name, placeholder, ...field }) => (
        <BookingField
          key={name}
          {...field}
          label={t(`paymentStep.${name}`)}
          type="text"
          inputMode="numeric"
          placeholder={t(`paymentStep.${placeholder}`)}
          value={card[name]}
          onChange={(value) => {
            onChange({ [name]: value });
          }}
        />
      ))}
    </StepForm>
  );
}
