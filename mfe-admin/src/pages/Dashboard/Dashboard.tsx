import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { PasswordGate } from '../../gate/PasswordGate/PasswordGate';
import { FigureCards } from './FigureCards/FigureCards';
import styles from './Dashboard.module.scss';
import { dashboardTexts } from './Dashboard.texts';

function Dashboard() {
  const t = useTexts(dashboardTexts);
  return (
    <PasswordGate heading={t('gate')} wrongPassword={t('wrongPassword')}>
      {(gate) => (
        <AdminPage heading={t('title')} otherPage="blog" gate={gate}>
          <FigureCards />
          <p className={styles.note}>{t('sample')}</p>
        </AdminPage>
      )}
    </PasswordGate>
  );
}

export default definePage(Dashboard, (language, { name }) => {
  const t = dashboardTexts(language);
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
