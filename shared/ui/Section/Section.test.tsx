import { render, screen } from '@testing-library/react';
import { Section } from './Section';

describe('Section', () => {
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
    expect(screen.getByRole('region')).toHaveAttribute('class', 'plain');
    expect(screen.getByRole('region').firstElementChild).toHaveAttribute('class', 'container');
    rerender(
      <Section title="Fares" surface="tinted" arrangement="split">
        Low
      </Section>,
    );
    expect(screen.getByRole('region')).toHaveAttribute('class', 'tinted');
    expect(screen.getByRole('region').firstElementChild).toHaveAttribute('class', 'container split');
  });

  it('shows its title within the header that it is given', () => {
    render(
      <Section
        title="Hot deals"
        header={(title) => (
          <header>
            {title}
            <button type="button">Pause</button>
          </header>
        )}
      >
        Fares
      </Section>,
    );
    expect(screen.getByRole('heading', { name: 'Hot deals' }).nextElementSibling).toBe(
      screen.getByRole('button', { name: 'Pause' }),
    );
    expect(screen.getByRole('region', { name: 'Hot deals' })).toHaveTextContent('Fares');
  });
});
