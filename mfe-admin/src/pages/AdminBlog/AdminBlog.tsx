import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { PostForm } from './PostForm/PostForm';
import { PostList } from './PostList/PostList';
import styles from './AdminBlog.module.scss';

function AdminBlog() {
  const { t } = useTranslation('admin-blog');
  return (
    <AdminPage
      loginHeading={t('loginHeading')}
      wrongPassword={t('wrongPassword')}
      heading={t('title')}
      otherPage="dashboard"
    >
      <div className={styles.editor}>
        <PostForm />
        <PostList />
      </div>
    </AdminPage>
  );
}

export default definePage(AdminBlog, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'admin-blog');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
