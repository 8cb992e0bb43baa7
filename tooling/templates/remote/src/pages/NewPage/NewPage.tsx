import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import { newPageTexts } from './NewPage.texts';

function NewPage() {
  const t = useTexts(newPageTexts);
  return <PageHeader title={t('title')} lead={t('lead')} />;
}

export default definePage(
  NewPage,
  (language, { name }) => {
    const t = newPageTexts(language);
    return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
  },
  { isStatic: true },
);
