import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';

function NewPage() {
  const { t } = useTranslation('new-page');
  return <PageHeader title={t('title')} lead={t('lead')} />;
}

export default definePage(NewPage, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'new-page');
  return { title: `${t('title')} | ${name}`, description: t('description', { name }) };
});
