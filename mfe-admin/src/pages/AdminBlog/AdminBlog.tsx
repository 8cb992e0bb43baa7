import { definePage } from '@farekite/shared/contract';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { PostForm } from './PostForm/PostForm';
import { PostList } from './PostList/PostList';
import styles from './AdminBlog.module.scss';

function AdminBlog() {
  return (
    <AdminPage namespace="admin-blog" otherPage="dashboard">
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
