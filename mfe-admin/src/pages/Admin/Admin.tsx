import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { RequireLogin } from '../../auth/RequireLogin/RequireLogin';
import { FigureCards } from './FigureCards/FigureCards';
import styles from './Admin.module.scss';
import { adminTexts } from './Admin.texts';

function Admin() {
  const t = useTexts(adminTexts);
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

export default definePage(Admin, (language, { name }) => {
  const t = adminTexts(language);
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
