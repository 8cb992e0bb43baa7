import { render } from '@testing-library/react';
import { PageHeader } from './PageHeader';

it('A PageHeader hides its drawings from assistive technology', () => {
  const { container } = render(<PageHeader title="Contact" lead="We answer." />);
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).not.toEqual([]);
  expect(drawings.filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true')).toEqual([]);
});
