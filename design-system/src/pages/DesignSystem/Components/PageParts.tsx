import { PageHeader, Section } from '@farekite/shared/ui';
import { Example } from './Example';
import { Frame } from './Frame';

/** The parts that contain a page’s content. */
export function PageParts() {
  return (
    <>
      <Example
        name="PageHeader"
        advice="The top of a page without a hero picture. It contains the h1: one per page."
        code={'<PageHeader title="…" lead="…" />'}
        wide
      >
        <Frame>
          <PageHeader title="Contact Us" lead="One or two sentences about what the page offers." />
        </Frame>
      </Example>
      <Example
        name="Section"
        advice="A part of a page under its title. Tint every other one, and split those that are running text. A header arranges the title with buttons or an intro."
        code={'<Section title="…" surface="tinted" arrangement="split">'}
        wide
      >
        <Frame>
          <Section title="Plain">
            <p>The content is below the title, as wide as the container.</p>
          </Section>
          <Section title="Tinted" surface="tinted" arrangement="split">
            <p>Running text is beside its title on wide screens, in lines that are easy to follow.</p>
          </Section>
        </Frame>
      </Example>
    </>
  );
}
