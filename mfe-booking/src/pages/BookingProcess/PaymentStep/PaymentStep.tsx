import type { Ref } from 'react';
import { useTexts } from '@farekite/shared/language';
import type { Card } from '../booking';
import { BookingField } from '../BookingField/BookingField';
import { StepActions } from '../StepActions/StepActions';
import { StepForm } from '../StepForm/StepForm';
import { stepIndicatorTexts } from '../StepIndicator/StepIndicator.texts';
import { formatCardNumber, formatCvv, formatExpiryDate } from './cardFormats';
import { paymentStepTexts } from './PaymentStep.texts';

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
  const t = useTexts(paymentStepTexts);
  const heading = useTexts(stepIndicatorTexts)('payment');
  return (
    <StepForm
      heading={heading}
      headingRef={headingRef}
      onSubmit={onComplete}
      actions={<StepActions next="complete" onBack={onBack} />}
    >
      <BookingField
        label={t('cardholderName')}
        type="text"
        autoComplete="cc-name"
        placeholder={t('enterCardholderName')}
        value={card.cardholderName}
        onChange={(cardholderName) => {
          onChange({ cardholderName });
        }}
      />
      {FIELDS.map(({ name, placeholder, ...field }) => (
        <BookingField
          key={name}
          {...field}
          label={t(name)}
          type="text"
          inputMode="numeric"
          placeholder={t(placeholder)}
          value={card[name]}
          onChange={(value) => {
            onChange({ [name]: value });
          }}
        />
      ))}
    </StepForm>
  );
}
