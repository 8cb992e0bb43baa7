import { render, screen } from '@testing-library/react';
import { Section } from './Section';

describe('Section', () => {
  it('is labelled by its own title when two have the same one, and is plain and stacked by default', () => {
    render(
      <>
        <Section title="Questions">One</Section>
        <Section title="Questions" surface="tinted" arrangement="split">
          Two
        </Section>
      </>,
    );
    const sections = screen.getAllByRole('region');
    expect(new Set(sections.map((section) => section.getAttribute('aria-labelledby'))).size).toBe(2);
    const classes = sections.map((section) => [section.className, section.firstElementChild?.className]);
    expect(classes).toEqual([
      ['plain', 'container'],
      ['tinted', 'container split'],
    ]);
  });

  it('shows its title within the header that it is given', () => {
    render(<Section title="Hot deals" header={(title) => <header>{title}</header>} children="Fares" />);
    expect(screen.getByRole('region', { name: 'Hot deals' })).toHaveTextContent('Fares');
    expect(screen.getByRole('heading', { name: 'Hot deals' }).parentElement?.tagName).toBe('HEADER');
  });
});
