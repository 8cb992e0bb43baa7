import { LowerParts, PageHeader, Section } from '@farekite/shared/ui';
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
      <Example
        name="LowerParts"
        advice="Contains the parts of a page below the first screen, without a look of its own. React hydrates the first screen before them, and a part that somebody touches at once. Nothing in them may suspend."
        code={'<LowerParts><Deals /><Reviews /></LowerParts>'}
        wide
      >
        <Frame>
          <LowerParts>
            <Section title="Deals" surface="tinted">
              <p>The first part below the first screen.</p>
            </Section>
            <Section title="Reviews">
              <p>The next one, which React hydrates by itself.</p>
            </Section>
          </LowerParts>
        </Frame>
      </Example>
    </>
  );
}
