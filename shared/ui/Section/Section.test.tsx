import { render, screen, within } from '@testing-library/react';
import { Section } from './Section';

describe('Section', () => {
  it('is labelled by its title and contains its content', () => {
    render(
      <Section title="Our numbers">
        <p>600 airlines</p>
      </Section>,
    );
    const section = within(screen.getByRole('region', { name: 'Our numbers' }));
    expect(section.getByRole('heading', { level: 2, name: 'Our numbers' })).toBeVisible();
    expect(section.getByText('600 airlines')).toBeVisible();
  });

  it('is labelled by its own title when two sections have the same one', () => {
    render(
      <>
        <Section title="Questions">One</Section>
        <Section title="Questions">Two</Section>
      </>,
    );
    const labels = screen.getAllByRole('region').map((section) => section.getAttribute('aria-labelledby'));
    expect(new Set(labels).size).toBe(2);
  });

  it('can be linked to', () => {
    render(
      <Section id="about" title="About us">
        Who we are
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'About us' })).toHaveAttribute('id', 'about');
  });

  it('is plain and stacked by default', () => {
    const { rerender } = render(<Section title="Fares">Low</Section>);
    expect(screen.getByRole('region')).toHaveClass('plain');
    expect(screen.getByRole('region').firstElementChild).toHaveClass('container', 'stacked');
    rerender(
      <Section title="Fares" surface="tinted" layout="split">
        Low
      </Section>,
    );
    expect(screen.getByRole('region')).toHaveClass('tinted');
    expect(screen.getByRole('region').firstElementChild).toHaveClass('container', 'split');
  });

  it('can be a navigation landmark', () => {
    render(
      <Section as="nav" title="Other deals">
        <a href="/first-class-deals">First class</a>
      </Section>,
    );
    expect(screen.getByRole('navigation', { name: 'Other deals' })).toContainElement(
      screen.getByRole('link'),
    );
  });

  it('ends in clouds on the sky surface', () => {
    render(
      <Section title="Our numbers" surface="sky">
        600 airlines
      </Section>,
    );
    expect(screen.getByRole('region').lastElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows an intro under its title and controls beside it', () => {
    render(
      <Section title="Hot deals" intro={<p>This week</p>} controls={<button type="button">Pause</button>}>
        Fares
      </Section>,
    );
    const heading = screen.getByRole('heading');
    expect(heading.nextElementSibling).toHaveTextContent('This week');
    expect(heading.parentElement?.nextElementSibling).toBe(screen.getByRole('button'));
  });

  it('puts the content right below the title in the flow layout', () => {
    render(
      <Section title="Our numbers" layout="flow">
        <dl />
      </Section>,
    );
    expect(screen.getByRole('heading').nextElementSibling?.tagName).toBe('DL');
  });
});
