import { renderPart } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import { AcademicYear } from './AcademicYear';

it('AcademicYear hides its months from assistive technology, marks departure and return with a plane, and has a caption in words', () => {
  const { container } = renderPart(<AcademicYear />);
  const months = [...(container.querySelector('[aria-hidden]')?.children ?? [])];
  const textOf = ({ textContent }: Element) => textContent;
  expect(months.map(textOf).join(' ')).toBe('Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug');
  expect(months.filter((month) => month.querySelector('svg')).map(textOf)).toEqual(['Sep', 'Aug']);
  expect(screen.getByRole('figure')).toHaveTextContent('Out in September, back as late as August.');
});
