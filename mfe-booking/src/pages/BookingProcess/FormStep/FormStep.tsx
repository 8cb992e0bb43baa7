import { useStore } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import { BookingField, type BookingFieldFacts } from '../BookingField/BookingField';
import { bookingStore, changeField, type Booking } from '../bookingStore';
import { formatCardNumber, formatCvv, formatExpiryDate } from './cardFormats';
import styles from './FormStep.module.scss';

type FieldName = keyof Booking['passenger'] | keyof Booking['payment'];

type FormField = BookingFieldFacts & { readonly name: FieldName };

const FIELDS: Readonly<Record<'passenger' | 'payment', readonly FormField[]>> = {
  passenger: [
    { name: 'firstName', autoComplete: 'given-name' },
    { name: 'lastName', autoComplete: 'family-name' },
    { name: 'email', type: 'email', autoComplete: 'email' },
    { name: 'phone', type: 'tel', autoComplete: 'tel' },
    { name: 'dateOfBirth', type: 'date', autoComplete: 'bday' },
  ],
  payment: [
    { name: 'cardholderName', autoComplete: 'cc-name' },
    { name: 'cardNumber', autoComplete: 'cc-number', maxLength: 19, format: formatCardNumber },
    { name: 'expiryDate', autoComplete: 'cc-exp', maxLength: 5, format: formatExpiryDate, isShort: true },
    { name: 'cvv', autoComplete: 'cc-csc', maxLength: 4, format: formatCvv, isShort: true },
  ],
};

function today(): string {
  // Sweden writes days as date fields do: `YYYY-MM-DD`.
  return new Date().toLocaleDateString('sv-SE');
}

interface FormStepProps {
  readonly form: keyof typeof FIELDS;
  readonly next: 'continue' | 'complete';
  /** For every submit, because no field is required. */
  readonly onSubmit: () => void;
  readonly onBack?: () => void;
}

export function FormStep({ form, next, onSubmit, onBack }: FormStepProps) {
  const { t } = useTranslation('booking-process');
  const values: Readonly<Partial<Record<FieldName, string>>> = useStore(bookingStore)[form];
  return (
    <>
      <p className={styles.notice}>{t('formStep.demo')}</p>
      {/* With the method dialog, a submit before hydration sends nothing. */}
      {/* Without autocomplete, Firefox brings back nothing after a reload; fields with a token of their own are filled in. */}
      <form
        className={styles.form}
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.fields}>
          {FIELDS[form].map(({ name, ...field }) => (
            <BookingField
              key={name}
              {...field}
              label={t(`fields.${name}`)}
              // A date field shows a pattern of its own.
              placeholder={name === 'dateOfBirth' ? undefined : t(`placeholders.${name}`)}
              range={
                name === 'dateOfBirth'
                  ? { min: '1900-01-01', max: today(), error: t('formStep.dateOfBirthError') }
                  : undefined
              }
              value={values[name] ?? ''}
              onChange={(value) => changeField(form, name, value)}
            />
          ))}
        </div>
        <div className={styles.actions}>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {t('formStep.back')}
            </Button>
          )}
          <Button type="submit">{t(`formStep.${next}`)}</Button>
        </div>
      </form>
    </>
  );
}
