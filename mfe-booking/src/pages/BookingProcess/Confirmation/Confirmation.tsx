import type { ReactNode, Ref } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink, Kite } from '@farekite/shared/ui';
import type { Passenger } from '../booking';
import { KiteOverClouds } from './KiteOverClouds';
import { WizardStep } from '../WizardStep/WizardStep';
import styles from './Confirmation.module.scss';
import { confirmationTexts } from './Confirmation.texts';

interface ConfirmationProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly passenger: Pick<Passenger, 'firstName' | 'lastName' | 'email'>;
  readonly confirmationNumber: string;
}

/** The last step: name, email and confirmation number in the form of a boarding pass. */
export function Confirmation({ headingRef, passenger, confirmationNumber }: ConfirmationProps) {
  const t = useTexts(confirmationTexts);
  const site = useSite();
  const name = `${passenger.firstName} ${passenger.lastName}`.trim();
  return (
    <div role="status">
      <WizardStep heading={t('heading')} headingRef={headingRef}>
        <div className={styles.columns}>
          <p>{t('demo')}</p>
          <div className={styles.boardingPass}>
            <p className={styles.agency}>
              <Kite heightPx={32} />
              {site.name}
            </p>
            <dl className={styles.details}>
              <Detail term={t('confirmationNumber')} variant="number">
                {confirmationNumber}
              </Detail>
              <Detail term={t('passenger')}>{name || t('notProvided')}</Detail>
              <Detail term={t('email')}>{passenger.email.trim() || t('notProvided')}</Detail>
            </dl>
          </div>
          <div className={styles.actions}>
            <ButtonLink href="/">{t('home')}</ButtonLink>
            <CallLink phone={site.phone} label={t('call')} />
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
