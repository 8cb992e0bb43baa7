import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { RequireLogin } from '../../auth/RequireLogin/RequireLogin';
import { PostEditor } from './PostEditor/PostEditor';

function AdminBlog() {
  const { t } = useTranslation('admin-blog');
  return (
    <RequireLogin heading={t('loginHeading')} wrongPassword={t('wrongPassword')}>
      {(session) => (
        <AdminPage heading={t('title')} otherPage="dashboard" session={session}>
          <PostEditor />
        </AdminPage>
      )}
    </RequireLogin>
  );
}

export default definePage(AdminBlog, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'admin-blog');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
