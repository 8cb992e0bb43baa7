import { definePage } from '@farekite/shared/contract';
import { PageHeader, Section } from '@farekite/shared/ui';
import { Components } from './Components/Components';
import { Pictures } from './Pictures/Pictures';
import { Tokens } from './Tokens/Tokens';
import { TypeSteps } from './TypeSteps/TypeSteps';

/** What pages are made of, as the live shell and the live releases have it. */
function DesignSystem() {
  return (
    <>
      <PageHeader
        title="Design system"
        lead="What the pages are made of. Choose a language above to see it in both."
      />
      <Section title="Tokens">
        <Tokens />
      </Section>
      <Section title="Type" surface="tinted">
        <TypeSteps />
      </Section>
      <Section title="Components">
        <Components />
      </Section>
      <Section title="Pictures" surface="tinted">
        <Pictures />
      </Section>
    </>
  );
}

export default definePage(DesignSystem, (_language, { name }) => ({
  title: `Design system | ${name}`,
  description: 'Tokens, type, components and pictures, for those who build pages.',
}));
