import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { RequireLogin } from '../../auth/RequireLogin/RequireLogin';
import { adminBlogTexts } from './AdminBlog.texts';
import { PostEditor } from './PostEditor/PostEditor';

function AdminBlog() {
  const t = useTexts(adminBlogTexts);
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

export default definePage(AdminBlog, (language, { name }) => {
  const t = adminBlogTexts(language);
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
