import { definePage, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { CallLink, PageHeader, Section } from '@farekite/shared/ui';
import styles from './NewPage.module.scss';

function NewPage() {
  const { t } = useTranslation('new-page');
  const { phone } = useSite();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section title={t('callTitle')} arrangement="split">
        <div className={styles.call}>
          <p>{t('callText')}</p>
          <CallLink phone={phone} label={t('call')} />
        </div>
      </Section>
    </>
  );
}

export default definePage(NewPage, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'new-page');
  return { title: `${t('title')} | ${name}`, description: t('description') };
});
