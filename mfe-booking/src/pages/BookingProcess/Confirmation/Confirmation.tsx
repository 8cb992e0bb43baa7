import { Fragment, type ReactNode } from 'react';
import { useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, CallLink, Kite } from '@farekite/shared/ui';
import type { Booking } from '../bookingStore';
import styles from './Confirmation.module.scss';

/** Its status is in the page from the first step on, because live regions announce only changes of their content. */
export function Confirmation({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking-process');
  const { phone } = useSite();
  const isComplete = booking.step === 3;
  return (
    <div className={isComplete ? styles.columns : styles.awaited}>
      {isComplete && <p>{t('confirmation.demo')}</p>}
      <div role="status" className={isComplete ? styles.boardingPass : undefined}>
        {isComplete && <BoardingPass booking={booking} />}
      </div>
      {isComplete && (
        <>
          <div className={styles.actions}>
            <ButtonLink href="/">{t('confirmation.home')}</ButtonLink>
            <CallLink phone={phone} label={t('confirmation.call')} />
            <a className={styles.changeOrCancel} href="/terms#cancellation">
              {t('confirmation.changeOrCancel')}
            </a>
          </div>
          <div className={styles.picture}>
            <KiteOverClouds />
          </div>
        </>
      )}
    </div>
  );
}

function BoardingPass({ booking: { passenger, confirmationNumber } }: { readonly booking: Booking }) {
  const { t } = useTranslation('booking-process');
  const { name: agency } = useSite();
  const name = `${passenger.firstName} ${passenger.lastName}`.trim();
  const email = passenger.email.trim();
  return (
    <>
      <p className={styles.agency}>
        <Kite heightPx={32} />
        {agency}
      </p>
      <dl className={styles.details}>
        <Detail term={t('confirmation.confirmationNumber')} variant="number">
          {confirmationNumber}
        </Detail>
        <Detail term={t('confirmation.passenger')}>{name || t('confirmation.notProvided')}</Detail>
        <Detail term={t('confirmation.email')}>
          {email ? <Email address={email} /> : t('confirmation.notProvided')}
        </Detail>
      </dl>
    </>
  );
}

/** Breaks before the @ and the dots, rather than within a word. */
function Email({ address }: { readonly address: string }) {
  return address.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface DetailProps {
  readonly term: string;
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

function KiteOverClouds() {
  return (
    <svg viewBox="0 0 480 132" aria-hidden="true">
      <path
        fill="none"
        stroke="var(--sky-600)"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        strokeWidth="3"
        d="M8 118q90 10 150-34t128-6 108-24"
      />
      <path
        fill="var(--sky-100)"
        d="M52 64a15 15 0 0 1 28-6 20 20 0 0 1 38 4 11 11 0 0 1 16 10H44a8 8 0 0 1 8-8zm256 56a12 12 0 0 1 22-5 16 16 0 0 1 30 3 9 9 0 0 1 13 8h-72a6 6 0 0 1 7-6z"
      />
      <g transform="translate(404 2) rotate(40)">
        <Kite heightPx={72} />
      </g>
    </svg>
  );
}
