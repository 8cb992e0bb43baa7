import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { FigureCards } from './FigureCards/FigureCards';
import styles from './Admin.module.scss';

function Admin() {
  const { t } = useTranslation('admin');
  return (
    <AdminPage namespace="admin" otherPage="blog">
      <FigureCards />
      <p className={styles.note}>{t('sample')}</p>
    </AdminPage>
  );
}

export default definePage(Admin, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'admin');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
