import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { AcademicYear } from './AcademicYear';

describe('AcademicYear', () => {
  it('hides its twelve months from assistive technology and has a caption in words', () => {
    const { container, switchLanguage } = renderPart(<AcademicYear />);
    const months = () =>
      [...(container.querySelector('[aria-hidden]')?.children ?? [])].map(({ textContent }) => textContent);
    expect(months()).toHaveLength(12);
    expect([months()[0], months()[11]]).toEqual(['Sep', 'Aug']);
    expect(screen.getByRole('figure')).toHaveTextContent('Out in September, back as late as August.');
    switchLanguage('es');
    expect([months()[0], months()[11]]).toEqual(['sep', 'ago']);
  });
});
