import type { ReactNode, Ref } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink, Kite } from '@farekite/shared/ui';
import { Phone } from '../../../components/Phone/Phone';
import type { Passenger } from '../booking';
import { KiteOverClouds } from './KiteOverClouds';
import { StepSection } from '../StepSection/StepSection';
import styles from './Confirmation.module.scss';
import { confirmationTexts } from './Confirmation.texts';

interface ConfirmationProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly passenger: Pick<Passenger, 'firstName' | 'lastName' | 'email'>;
  readonly confirmationNumber: string;
}

/** What was booked, on something like a boarding pass. */
export function Confirmation({ headingRef, passenger, confirmationNumber }: ConfirmationProps) {
  const t = useTexts(confirmationTexts);
  const site = useSite();
  const name = `${passenger.firstName} ${passenger.lastName}`.trim();
  return (
    <div role="status">
      <StepSection heading={t('heading')} headingRef={headingRef}>
        <div className={styles.columns}>
          <p>{t('demo')}</p>
          <div className={styles.pass}>
            <p className={styles.agency}>
              <Kite heightPx={32} />
              {site.name}
            </p>
            <dl className={styles.details}>
              <Detail term={t('confirmationNumber')} look="number">
                {confirmationNumber}
              </Detail>
              <Detail term={t('passenger')}>{name || t('notProvided')}</Detail>
              <Detail term={t('email')}>{passenger.email.trim() || t('notProvided')}</Detail>
            </dl>
          </div>
          <div className={styles.actions}>
            <ButtonLink href="/">{t('home')}</ButtonLink>
            <CallLink phone={site.phone}>
              <span>
                {t('call')} <Phone />
              </span>
            </CallLink>
          </div>
          <div className={styles.picture}>
            <KiteOverClouds />
          </div>
        </div>
      </StepSection>
    </div>
  );
}

interface DetailProps {
  readonly term: string;
  /** @default 'value' */
  readonly look?: 'value' | 'number';
  readonly children: ReactNode;
}

function Detail({ term, look = 'value', children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles[look]}>{children}</dd>
    </div>
  );
}
