import { render, screen } from '@testing-library/react';
import { SkySection } from './SkySection';

describe('SkySection', () => {
  it('is a section with clouds, which assistive technology ignores', () => {
    render(<SkySection title="Our numbers">600 airlines</SkySection>);
    const section = screen.getByRole('region', { name: 'Our numbers' });
    expect(section).toHaveAttribute('class', 'sky');
    expect(section).toHaveTextContent('600 airlines');
    expect(section.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
