import { definePage } from '@farekite/shared/contract';
import { formatMoney, formatNumber, useTranslation } from '@farekite/shared/language';
import { chartIcon, Icon, peopleIcon, ticketIcon } from '@farekite/shared/ui';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { FIGURES } from '../../content/figures';
import styles from './Admin.module.scss';

const DISPLAY = {
  bookings: { icon: ticketIcon, format: formatNumber },
  revenue: { icon: chartIcon, format: formatMoney },
  customers: { icon: peopleIcon, format: formatNumber },
};

function Admin() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage namespace="admin" otherPage="blog">
      <FigureCards />
      <p className={styles.note}>{t('sample')}</p>
    </AdminPage>
  );
}

function FigureCards() {
  const { t, language } = useTranslation('admin');
  return (
    <dl className={styles.cards}>
      {FIGURES.map(({ key, value }) => (
        <div key={key} className={styles.card}>
          <dt className={styles.label}>
            <Icon icon={DISPLAY[key].icon} sizeEm={2.75} className={styles.icon} />
            <span>{t(`figures.${key}`)}</span>
          </dt>
          <dd className={styles.value}>{DISPLAY[key].format(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export default definePage(Admin, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'admin');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
