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
    render(<Section title="Hot deals" header={(title) => <header>{title}</header>} children="Fares" />);
    expect(screen.getByRole('region', { name: 'Hot deals' })).toHaveTextContent('Fares');
    expect(screen.getByRole('heading', { name: 'Hot deals' }).parentElement?.tagName).toBe('HEADER');
  });
});
