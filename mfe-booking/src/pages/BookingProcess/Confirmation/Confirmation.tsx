import type { Ref } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink } from '@farekite/shared/ui';
import type { Passenger } from '../booking';
import { StepSection } from '../StepSection/StepSection';
import styles from './Confirmation.module.scss';
import { confirmationTexts } from './Confirmation.texts';

interface ConfirmationProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly passenger: Pick<Passenger, 'firstName' | 'lastName' | 'email'>;
  readonly confirmationNumber: string;
}

export function Confirmation({ headingRef, passenger, confirmationNumber }: ConfirmationProps) {
  const t = useTexts(confirmationTexts);
  const { phone } = useSite();
  const name = `${passenger.firstName} ${passenger.lastName}`.trim();
  return (
    <div role="status">
      <StepSection heading={t('heading')} headingRef={headingRef}>
        <p>{t('demo')}</p>
        <dl className={styles.details}>
          <dt className={styles.term}>{t('confirmationNumber')}</dt>
          <dd className={styles.number}>{confirmationNumber}</dd>
          <dt className={styles.term}>{t('passenger')}</dt>
          <dd className={styles.value}>{name || t('notProvided')}</dd>
          <dt className={styles.term}>{t('email')}</dt>
          <dd className={styles.value}>{passenger.email.trim() || t('notProvided')}</dd>
        </dl>
        <div className={styles.actions}>
          <ButtonLink href="/">{t('home')}</ButtonLink>
          <CallLink phone={phone}>{t('call', { phone })}</CallLink>
        </div>
      </StepSection>
    </div>
  );
}
