import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { AcademicYear } from './AcademicYear';

describe('AcademicYear', () => {
  it('hides its twelve months from assistive technology and has a caption in words', () => {
    const { container, switchLanguage } = renderPart(<AcademicYear />);
    const months = () =>
      [...(container.querySelector('[aria-hidden]')?.children ?? [])].map(({ textContent }) => textContent);
    expect(months().join(' ')).toBe('Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug');
    expect(screen.getByRole('figure')).toHaveTextContent('Out in September, back as late as August.');
    switchLanguage('es');
    expect(months().join(' ')).toBe('sep oct nov dic ene feb mar abr may jun jul ago');
  });

  it('marks the months of departure and return with a plane each', () => {
    const { container } = renderPart(<AcademicYear />);
    const withPlane = [...container.querySelectorAll('span')].filter((month) => month.querySelector('svg'));
    expect(withPlane.map(({ textContent }) => textContent)).toEqual(['Sep', 'Aug']);
  });
});
