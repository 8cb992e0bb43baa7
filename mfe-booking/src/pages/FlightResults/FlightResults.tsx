import { definePage, kiteSharePicture, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, CallLink } from '@farekite/shared/ui';
import { FLIGHTS } from '../../content/flights';
import { FlightRow } from './FlightRow/FlightRow';
import { RoutePicture } from './RoutePicture/RoutePicture';
import { BookingHeader } from '../../components/BookingHeader/BookingHeader';
import sharePicture from '../../pictures/share-flight-results.jpg';
import styles from './FlightResults.module.scss';

function FlightResults() {
  const { t } = useTranslation('flight-results');
  const { phone } = useSite();
  return (
    <>
      <BookingHeader title={t('title')} picture={<RoutePicture />}>
        <p className={styles.subtitle}>{t('sample')}</p>
        <p className={styles.ownRoute}>{t('ownRoute')}</p>
        <div className={styles.actions}>
          <CallLink phone={phone} label={t('call')} />
          <ButtonLink variant="secondary" href="/">
            {t('changeSearch')}
          </ButtonLink>
        </div>
      </BookingHeader>
      <section className={styles.results} aria-labelledby="flights">
        <h2 id="flights" className={styles.heading}>
          {t('flights', { count: FLIGHTS.length })}
        </h2>
        <div className={styles.terms}>
          <p>{t('terms')}</p>
          <a href="/terms#cancellation">{t('changeOrCancel')}</a>
        </div>
        <ul className={styles.flights}>
          {FLIGHTS.map((flight) => (
            <FlightRow key={flight.airline} flight={flight} />
          ))}
        </ul>
      </section>
    </>
  );
}

export default definePage(FlightResults, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'flight-results');
  return {
    title: `${t('title')} | ${name}`,
    description: t('description'),
    picture: kiteSharePicture(sharePicture, i18n),
  };
});
