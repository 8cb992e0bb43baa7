import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { RequireLogin } from '../../auth/RequireLogin/RequireLogin';
import { FigureCards } from './FigureCards/FigureCards';
import styles from './Admin.module.scss';

function Admin() {
  const { t } = useTranslation('admin');
  return (
    <RequireLogin heading={t('loginHeading')} wrongPassword={t('wrongPassword')}>
      {(session) => (
        <AdminPage heading={t('title')} otherPage="blog" session={session}>
          <FigureCards />
          <p className={styles.note}>{t('sample')}</p>
        </AdminPage>
      )}
    </RequireLogin>
  );
}

export default definePage(Admin, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'admin');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
