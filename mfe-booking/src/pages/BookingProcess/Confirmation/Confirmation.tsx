import type { ReactNode, Ref } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, CallLink, Kite } from '@farekite/shared/ui';
import type { Booking } from '../bookingStore';
import { KiteOverClouds } from './KiteOverClouds';
import { WizardStep } from '../WizardStep/WizardStep';
import styles from './Confirmation.module.scss';

interface ConfirmationProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly booking: Booking;
}

/** The last step: name, email and confirmation number in the form of a boarding pass. */
export function Confirmation({ headingRef, booking }: ConfirmationProps) {
  const { passenger, confirmationNumber } = booking;
  const { t } = useTranslation('booking-process');
  const site = useSite();
  const name = `${passenger.firstName} ${passenger.lastName}`.trim();
  return (
    <div role="status">
      <WizardStep heading={t('confirmation.heading')} headingRef={headingRef}>
        <div className={styles.columns}>
          <p>{t('confirmation.demo')}</p>
          <div className={styles.boardingPass}>
            <p className={styles.agency}>
              <Kite heightPx={32} />
              {site.name}
            </p>
            <dl className={styles.details}>
              <Detail term={t('confirmation.confirmationNumber')} variant="number">
                {confirmationNumber}
              </Detail>
              <Detail term={t('confirmation.passenger')}>{name || t('confirmation.notProvided')}</Detail>
              <Detail term={t('confirmation.email')}>
                {passenger.email.trim() || t('confirmation.notProvided')}
              </Detail>
            </dl>
          </div>
          <div className={styles.actions}>
            <ButtonLink href="/">{t('confirmation.home')}</ButtonLink>
            <CallLink phone={site.phone} label={t('confirmation.call')} />
          </div>
          <div className={styles.picture}>
            <KiteOverClouds />
          </div>
        </div>
      </WizardStep>
    </div>
  );
}

interface DetailProps {
  readonly term: string;
  /** @default 'value' */
  readonly variant?: 'value' | 'number';
  readonly children: ReactNode;
}

function Detail({ term, variant = 'value', children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles[variant]}>{children}</dd>
    </div>
  );
}
