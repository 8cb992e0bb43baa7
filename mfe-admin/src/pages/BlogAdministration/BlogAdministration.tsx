import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { AdminPage } from '../../components/AdminPage/AdminPage';
import { PasswordGate } from '../../gate/PasswordGate/PasswordGate';
import { blogAdministrationTexts } from './BlogAdministration.texts';
import { PostDesk } from './PostDesk/PostDesk';

function BlogAdministration() {
  const t = useTexts(blogAdministrationTexts);
  return (
    <PasswordGate heading={t('gate')} wrongPassword={t('wrongPassword')}>
      {(gate) => (
        <AdminPage heading={t('title')} otherPage="dashboard" gate={gate}>
          <PostDesk />
        </AdminPage>
      )}
    </PasswordGate>
  );
}

export default definePage(BlogAdministration, (language, { name }) => {
  const t = blogAdministrationTexts(language);
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
