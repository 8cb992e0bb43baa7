import type { Ref } from 'react';
import { useTexts } from '@farekite/shared/language';
import type { Passenger } from '../booking';
import { BookingField } from '../BookingField/BookingField';
import { StepActions } from '../StepActions/StepActions';
import { StepForm } from '../StepForm/StepForm';
import { stepIndicatorTexts } from '../StepIndicator/StepIndicator.texts';
import { passengerStepTexts } from './PassengerStep.texts';

interface PassengerStepProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly passenger: Passenger;
  readonly onChange: (change: Partial<Passenger>) => void;
  readonly onContinue: () => void;
}

const FIELDS = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', placeholder: 'enterFirstName' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', placeholder: 'enterLastName' },
  { name: 'email', type: 'email', autoComplete: 'email', placeholder: 'enterEmail' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: 'enterPhone' },
] as const;

export function PassengerStep({ headingRef, passenger, onChange, onContinue }: PassengerStepProps) {
  const t = useTexts(passengerStepTexts);
  const heading = useTexts(stepIndicatorTexts)('passenger');
  return (
    <StepForm
      heading={heading}
      headingRef={headingRef}
      onSubmit={onContinue}
      actions={<StepActions next="continue" />}
    >
      {FIELDS.map(({ name, type, autoComplete, placeholder }) => (
        <BookingField
          key={name}
          label={t(name)}
          type={type}
          autoComplete={autoComplete}
          placeholder={t(placeholder)}
          value={passenger[name]}
          onChange={(value) => {
            onChange({ [name]: value });
          }}
        />
      ))}
      <BookingField
        label={t('dateOfBirth')}
        type="date"
        autoComplete="bday"
        value={passenger.dateOfBirth}
        onChange={(dateOfBirth) => {
          onChange({ dateOfBirth });
        }}
      />
    </StepForm>
  );
}
