import { render, screen, within } from '@testing-library/react';
import { Section } from './Section';

describe('A section', () => {
  it('is labelled by its heading, and holds its content', () => {
    render(
      <Section title="Our numbers">
        <p>600 airlines</p>
      </Section>,
    );
    const section = within(screen.getByRole('region', { name: 'Our numbers' }));
    expect(section.getByRole('heading', { level: 2, name: 'Our numbers' })).toBeVisible();
    expect(section.getByText('600 airlines')).toBeVisible();
  });

  it('is labelled by its own heading, also where two are called the same', () => {
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

  it('is plain and stacked unless told', () => {
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
});
