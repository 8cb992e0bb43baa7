import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, PageHeader, Section } from '@farekite/shared/ui';
import { Components } from './Components/Components';
import styles from './DesignSystem.module.scss';
import { Tokens } from './Tokens/Tokens';

const PARTS = [
  { id: 'components', title: 'Components', Part: Components },
  { id: 'tokens', title: 'Tokens', Part: Tokens },
] as const;

/** Developers read its words, which are in English but for the header. The components speak the language of the page. */
function DesignSystem() {
  const { t } = useTranslation('design-system');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <nav className={styles.parts} aria-label="On this page">
        {PARTS.map(({ id, title }) => (
          <ButtonLink key={id} variant="secondary" href={`#${id}`}>
            {title}
          </ButtonLink>
        ))}
      </nav>
      {PARTS.map(({ id, title, Part }, index) => (
        <Section key={id} id={id} title={title} surface={index % 2 === 0 ? 'plain' : 'tinted'}>
          <Part />
        </Section>
      ))}
    </>
  );
}

export default definePage(DesignSystem, (i18n, { name }) => {
  const t = i18n.getFixedT(null, 'design-system');
  return { title: `${t('title')} | ${name}`, description: t('description') };
});
