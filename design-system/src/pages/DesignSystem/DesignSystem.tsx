import { definePage } from '@farekite/shared/contract';
import { ButtonLink, PageHeader, Section } from '@farekite/shared/ui';
import { Components } from './Components/Components';
import styles from './DesignSystem.module.scss';
import { Pictures } from './Pictures/Pictures';
import { Tokens } from './Tokens/Tokens';
import { TypeSteps } from './TypeSteps/TypeSteps';

const PARTS = [
  { id: 'components', title: 'Components', Part: Components },
  { id: 'tokens', title: 'Tokens', Part: Tokens },
  { id: 'type', title: 'Type', Part: TypeSteps },
  { id: 'pictures', title: 'Pictures', Part: Pictures },
] as const;

/** Everything that pages are made of, read from the live shell and the live releases. */
function DesignSystem() {
  return (
    <>
      <PageHeader
        title="Design system"
        lead="What the pages are made of. Switch the language above to see both."
      />
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

export default definePage(DesignSystem, (_language, { name }) => ({
  title: `Design system | ${name}`,
  description: 'Tokens, type, components and pictures, for those who build pages.',
}));
